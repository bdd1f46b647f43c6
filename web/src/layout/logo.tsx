import { useId } from 'react'

/** The mark, two hands with the beam passing between them, and the product's name beside it. */
export function Logo({ name }: { name: string }) {
  const id = useId()
  return (
    <span className="logo">
      <svg className="logo__mark" viewBox="0 0 44 36" aria-hidden="true" focusable="false">
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="-22" y1="0" x2="22" y2="0">
          <stop offset=".06" stopColor="#0b8f86" />
          <stop offset=".3" stopColor="#a283bb" />
          <stop offset=".54" stopColor="#e8447f" />
          <stop offset=".9" stopColor="#ffc83d" />
        </linearGradient>
        <g transform="translate(22 18) rotate(-40)">
          <path fill="currentColor" d="M-12-4.5a13 13 0 0 1 24 0zM-12 4.5a13 13 0 0 0 24 0z" />
          <path fill={`url(#${id})`} d="M-22-2.6h44v5.2h-44z" />
        </g>
      </svg>
      <span className="logo__name">{name}</span>
    </span>
  )
}
