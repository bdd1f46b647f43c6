export default {
  rest: { prefix: '/api' },
}
