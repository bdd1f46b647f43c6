// Preloaded into a server: it shuts down when the command that started it is gone.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
