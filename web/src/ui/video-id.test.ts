import { expect, test } from 'vitest'
import { videoId } from './video-id'

test.each([
  'https://www.youtube.com/watch?v=beamwallet1',
  'https://www.youtube.com/watch?t=12&v=beamwallet1#here',
  'https://youtu.be/beamwallet1?si=abc',
  'https://www.youtube.com/embed/beamwallet1',
  'https://www.youtube-nocookie.com/embed/beamwallet1?rel=0',
  'https://www.youtube.com/shorts/beamwallet1',
  'https://www.youtube.com/live/beamwallet1?feature=share',
  'https://www.youtube.com/v/beamwallet1',
])('finds the video id in %s', (address) => {
  expect(videoId(address)).toBe('beamwallet1')
})

test.each([
  '',
  'beamwallet1',
  'not an address',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=twelveletters',
  'https://youtu.be/',
  'https://www.youtube.com/watch?v=beam%20walle',
  'https://www.youtube.com/channel/beamwallet1',
])('finds no video id in %s', (address) => {
  expect(videoId(address)).toBe('')
})
