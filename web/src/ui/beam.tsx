import { useId } from 'react'

/**
 * The beam that the pictures are drawn on, carried past their edges: laid over a picture's square,
 * it meets the picture's own beam. Its numbers are those of seed/media's drawings.
 */
export function Beam() {
  const id = useId()
  return (
    <svg className="beam" viewBox="0 0 640 640" aria-hidden="true" focusable="false">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="-60" y1="620" x2="700" y2="60">
        <stop offset=".06" stopColor="#0b8f86" />
        <stop offset=".3" stopColor="#a283bb" />
        <stop offset=".54" stopColor="#e8447f" />
        <stop offset=".9" stopColor="#ffc83d" />
      </linearGradient>
      <path fill={`url(#${id})`} d="M-476 926.4 2640-1101.4V-1661.8z" />
      <path stroke="#14181f" strokeWidth="1.5" d="M-475 940 2640-1087.2M-475 954 2640-1073.2" />
    </svg>
  )
}
