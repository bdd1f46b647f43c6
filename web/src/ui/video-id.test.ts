import { expect, test } from 'vitest'
import { videoId } from './video-id'

test.each([
  'https://www.youtube.com/watch?v=walletvide0',
  'https://www.youtube.com/watch?t=12&v=walletvide0#here',
  'https://youtu.be/walletvide0?si=abc',
  'https://www.youtube.com/embed/walletvide0',
  'https://www.youtube-nocookie.com/embed/walletvide0?rel=0',
  'https://www.youtube.com/shorts/walletvide0',
  'https://www.youtube.com/live/walletvide0?feature=share',
  'https://www.youtube.com/v/walletvide0',
])('finds the video id in %s', (address) => {
  expect(videoId(address)).toBe('walletvide0')
})

test.each([
  '',
  'walletvide0',
  'not an address',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=twelveletters',
  'https://youtu.be/',
  'https://www.youtube.com/watch?v=short%20movie',
  'https://www.youtube.com/channel/walletvide0',
])('finds no video id in %s', (address) => {
  expect(videoId(address)).toBe('')
})
