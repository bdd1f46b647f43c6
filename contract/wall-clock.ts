/** For dates that are stored, shown or signed. It can be set back: durations are measured with `monotonicMs()`. */
// oxlint-disable-next-line no-restricted-properties -- the only place, so that its name tells which clock is meant
export const wallClock = (): number => Date.now()
