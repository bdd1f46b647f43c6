/** Makes an element like another one, and keeps what is equal: pictures do not load again. */
export function updateElement(shown: Element, wanted: Element) {
  for (const name of shown.getAttributeNames())
    // Which question is open is the reader's choice.
    if (!wanted.hasAttribute(name) && name !== 'open') shown.removeAttribute(name)
  for (const { name, value } of wanted.attributes)
    if (shown.getAttribute(name) !== value && name !== 'open') shown.setAttribute(name, value)

  const wantedNodes = [...wanted.childNodes]
  wantedNodes.forEach((node, index) => {
    const current = shown.childNodes[index]
    if (!current) shown.append(node)
    else if (current.nodeName !== node.nodeName) current.replaceWith(node)
    else if (current instanceof Element) updateElement(current, node as Element)
    else if (current.nodeValue !== node.nodeValue) current.nodeValue = node.nodeValue
  })
  while (shown.childNodes.length > wantedNodes.length) shown.lastChild?.remove()
}
