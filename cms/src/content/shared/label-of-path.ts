import { fieldLabel } from './component-layouts'
import { contentLayouts } from './layouts'

/** How staff read the path of a field: "Content.2.points.0.text" is "Points 1 › Text". */
export function labelOfPath(model: string, path: string): string {
  const own = contentLayouts[model]?.fields ?? {}
  const names = path.replace(/^Content\.\d+\./, '').split('.')
  return names
    .flatMap((name, index) => {
      if (/^\d+$/.test(name)) return []
      const isOwn = index === 0 && path.startsWith(name)
      const label = (isOwn && own[name]?.label) || fieldLabel(name)
      const position = names[index + 1] ?? ''
      return [/^\d+$/.test(position) ? `${label} ${Number(position) + 1}` : label]
    })
    .join(' › ')
}
