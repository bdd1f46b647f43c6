import { withoutAccents } from '@app/contract'
import { encode } from 'uqr'

/** The shop's address for payments, which is an example and leads nowhere. */
const addressOf = (shop: string) =>
  `https://${withoutAccents(shop)
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')}.example/pay`

/** The QR code on a shop's counter. */
export function ShopCode({ shop }: { shop: string }) {
  const { data, size } = encode(addressOf(shop), { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return (
    <svg
      className="app__sign app__sign--code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#14181f" d={squares.join('')} />
    </svg>
  )
}
