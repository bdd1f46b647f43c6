import { expect, it } from 'vitest'
import { firstPaintRules } from '../../../build/style-rules'
import { stylesThatApply } from './styles-that-apply'

const applied = (css: string, markup: string) => stylesThatApply(firstPaintRules(css), markup)

const markup =
  '<main class="hero hero--wide" data-variant="teal"><input/><p>x<br></p><a class="button">Go</a></main><footer></footer>'

it.each([
  ['.hero{color:red}', true],
  ['.hero .button{color:red}', true],
  ['.faq{color:red}', false],
  ['.hero .faq{color:red}', false],
  ['.faq,.button{color:red}', true],
  ['.hero:not(.faq){color:red}', true],
  ['.hero:not(.hero--wide){color:red}', false],
  ['.hero:not(.hero--wide.faq){color:red}', true],
  ['.hero:not([data-variant]){color:red}', false],
  ['a:not([data-variant=teal]){color:red}', true],
  ['.hero.button{color:red}', false],
  ['.hero.hero--wide{color:red}', true],
  ['.button[data-variant=teal]{color:red}', false],
  ['.button .hero{color:red}', false],
  ['.hero>.button{color:red}', true],
  ['p .button{color:red}', false],
  ['p+.button{color:red}', true],
  ['input~.button{color:red}', true],
  ['input+.button{color:red}', false],
  ['main .button,footer .button{color:red}', true],
  ['footer .button{color:red}', false],
  ['[data-cookies=ask] .button{color:red}', true],
  ['[data-cookies=ask]>main{color:red}', true],
  ['.faq>*{color:red}', false],
  ['.faq>:last-child+*{color:red}', false],
  [':is(.faq,.card){color:red}', false],
  ['*+*{color:red}', true],
  ['html:has(.button) .hero{color:red}', true],
  [':root,[data-variant]{color:red}', true],
  ['.button:only-child{color:red}', true],
  ['.hero:not(:has(.button)){color:red}', true],
  ['.hero:not(:has(.faq)){color:red}', true],
  ['.hero:is(.faq,.hero--wide){color:red}', true],
  ['.hero:has(.button:not(.x)){color:red}', true],
  ['.hero:has(.faq:not(.x)){color:red}', false],
  ['.hero:has(.faq,.button){color:red}', true],
  ['.hero:has(.faq,.card){color:red}', false],
  ['.hero:is(.faq,.card){color:red}', false],
  ['.hero:where(.faq,.hero--wide) .button{color:red}', true],
  ['a[open]{color:red}', true],
  ['main>a{color:red}', true],
  ['textarea{color:red}', false],
  ['.hero textarea,.hero select{color:red}', false],
  ['html{color:red}', true],
  ['[data-variant=teal]{color:red}', true],
  ['[data-variant=pink]{color:red}', false],
  ['@font-face{font-family:x}', true],
  ['.hero:before{content:"}"}', true],
])('%s for a page that needs it or not: %s', (css, isKept) => {
  expect(applied(css, markup)).toBe(isKept ? css : '')
})

it('a group keeps the rules that apply, and is dropped if none does', () => {
  const css =
    '@media (width>=2px){.faq{a:b}.hero{c:d}}@media (width>=1px){@supports (a:b){.faq{e:f}}}'
  expect(applied(css, markup)).toBe('@media (width>=2px){.hero{c:d}}')
})

it('keeps the order of the rules, on which the cascade depends', () => {
  expect(applied('a{b:c}.faq{b:e}.hero{b:d}', markup)).toBe('a{b:c}.hero{b:d}')
})

it.each([
  ['a:hover{b:c}', ''],
  ['a:hover,a:active{b:c}', ''],
  ['a:hover,a{b:c}', 'a:hover,a{b:c}'],
  ['a:is(:hover,[open]){b:c}', 'a:is(:hover,[open]){b:c}'],
  ['a:is(:hover,:focus-visible){b:c}', ''],
  [':focus-visible{b:c}', ':focus-visible{b:c}'],
  ['a:focus-visible{b:c}', ''],
  ['a:not(:focus){b:c}', 'a:not(:focus){b:c}'],
  ['html:has(dialog:modal){b:c}', ''],
  ['::view-transition-old(root){b:c}', ''],
  ['@media print{a{b:c}}', ''],
  ['@media print,(width>=1px){a{b:c}}', '@media print,(width>=1px){a{b:c}}'],
  ['@media (width>=1px){a:hover{b:c}a{b:d}}', '@media (width>=1px){a{b:d}}'],
  ['@supports (animation-timeline:scroll()){a{b:c}}', ''],
  ['a{transition:color .1s,rotate .2s;b:c}', 'a{b:c}'],
  ['a{b:c;cursor:pointer}', 'a{b:c}'],
  ['a{cursor:pointer}', ''],
  ['a{--cursor:b;c:var(--cursor)}', 'a{--cursor:b;c:var(--cursor)}'],
  ['a{b:c(d, e)}', 'a{b:c(d,e)}'],
  ['a{b:"d, e"}', 'a{b:"d, e"}'],
])('of %s the first paint needs %j', (css, needed) => {
  expect(applied(css, '<a>')).toBe(needed)
})

it('an unused animation is left out', () => {
  const [turn, rise] = [
    '@keyframes turn{to{rotate:1turn}}',
    '@keyframes rise{0%{top:0}to{top:1px}}',
  ]
  const runs = 'a{animation:1s turn}'
  expect(applied(turn + rise + runs, '<a>')).toBe(turn + runs)
})

it('a custom property that no rule reads is left out', () => {
  const css = 'a{--one:1px;--two:var(--one);--three:3px;top:var(--three);--four:4px}'
  expect(applied(css, '<a>')).toBe('a{--three:3px;top:var(--three);}')
})
