import { useId } from 'react'

/**
 * Continues the beam of a picture past the picture's edges. Its coordinates are those of the drawings
 * in seed/media; its tail fades out before it reaches the text beside the picture.
 */
export function Beam() {
  const id = useId()
  return (
    <svg className="beam" viewBox="0 0 640 640" aria-hidden="true">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="-440" y1="900" x2="700" y2="60">
        <stop offset=".14" stopColor="#0b8f86" stopOpacity="0" />
        <stop offset=".32" stopColor="#0b8f86" />
        <stop offset=".373" stopColor="#0b8f86" />
        <stop offset=".533" stopColor="#a283bb" />
        <stop offset=".693" stopColor="#e8447f" />
        <stop offset=".933" stopColor="#ffc83d" />
      </linearGradient>
      <path fill={`url(#${id})`} d="M-476 926.4 2640-1101.4V-1661.8z" />
      <path
        stroke="currentColor"
        strokeWidth="1.5"
        d="M-120 709 2640-1087.2M-120 723.4 2640-1073.2"
      />
    </svg>
  )
}
