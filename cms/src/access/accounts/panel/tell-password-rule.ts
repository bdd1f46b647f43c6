export const PASSWORD_RULE =
  'At least 12 characters, with an uppercase letter, a lowercase letter and a number; none of the common ones'

const ID = 'password-rule'
/** Where a password is set; the forms of an invitation and of a reset have the hint. */
const NEW_PASSWORD =
  "form:has(input[name='confirmPassword']) input[name='password']:not([aria-describedby])"

/** Strapi's forms for one's profile and for a colleague say the rule only once a password was refused. */
export function tellPasswordRule() {
  new MutationObserver(() => {
    const input = document.querySelector(NEW_PASSWORD)
    if (!input || document.getElementById(ID)) return
    const rule = document.createElement('p')
    rule.id = ID
    rule.textContent = PASSWORD_RULE
    rule.style.cssText = 'margin-block-start: 4px; font-size: 1.2rem; opacity: 0.8'
    input.setAttribute('aria-describedby', ID)
    input.parentElement?.after(rule)
  }).observe(document.body, { childList: true, subtree: true })
}
