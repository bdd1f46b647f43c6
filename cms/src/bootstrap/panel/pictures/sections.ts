import type { BlockName } from '@beam/contract'
import {
  beam,
  box,
  button,
  card,
  type Colour,
  dot,
  path,
  row,
  stroke,
  title,
  words,
} from './strokes'

const turn = (index: number): Colour =>
  (['mint', 'pink', 'yellow', 'teal'] as const)[index % 4] ?? 'mint'

/** How each section looks from across the room, for the list that an editor picks from. */
export const sectionPictures = {
  hero:
    title(10, 10, 50) +
    title(10, 17, 36) +
    words(10, 25, 46, 2) +
    button(10, 37, 20) +
    button(34, 37, 20, 'grey') +
    box(70, 6, 52, 40, 'mint', 5) +
    box(86, 9, 20, 34, 'ink', 4) +
    beam(78, 14, 36, 24),
  feature:
    box(10, 8, 48, 36, 'yellow', 5) +
    dot(24, 20, 5, 'white') +
    path('M14 44L32 26L44 36L50 31L58 38V39A5 5 0 0 1 53 44Z', 'teal') +
    title(68, 11, 44) +
    words(68, 20, 54, 3) +
    button(68, 37, 20),
  text: title(26, 7, 46) + words(26, 16, 80, 3) + title(26, 34, 30) + words(26, 41, 80, 2),
  ranking:
    row(
      3,
      38,
      (x) =>
        path(`M${21 + x} 22L${17 + x} 38L${25 + x} 34L${33 + x} 38L${29 + x} 22Z`, 'pink') +
        dot(25 + x, 18, 11, 'yellow') +
        dot(25 + x, 18, 7, 'white') +
        title(20.5 + x, 16, 9),
    ) + words(16, 44, 100, 1),
  video:
    box(22, 6, 88, 40, 'ink', 5) +
    beam(22, 10, 88, 32) +
    dot(66, 26, 11, 'white') +
    path('M62.500 20V32L72.500 26Z', 'pink'),
  logos:
    title(46, 9, 40) +
    dot(20, 31, 7, 'teal') +
    box(37, 24, 14, 14, 'pink', 4) +
    path('M59 38L66 24L73 38Z', 'yellow') +
    box(81, 27, 16, 8, 'ink', 4) +
    path('M112 23L120 31L112 39L104 31Z', 'mint'),
  'problem-solution': row(
    2,
    58,
    (x) =>
      card(10 + x, 7, 54, 38) +
      stroke(`M${37 + x} 13V39`, 'grey', 1) +
      stroke(`M${20 + x} 13L${27 + x} 20M${27 + x} 13L${20 + x} 20`, 'pink', 2.5) +
      words(14 + x, 28, 18, 3) +
      stroke(`M${46 + x} 17L${49 + x} 20L${55 + x} 13`, 'teal', 2.5) +
      words(42 + x, 28, 18, 3),
  ),
  cards: row(
    3,
    39,
    (x, index) =>
      card(10 + x, 7, 34, 38) +
      dot(19 + x, 16, 5, turn(index)) +
      title(14 + x, 25, 20) +
      words(14 + x, 33, 26, 2),
  ),
  'call-to-action':
    box(10, 8, 54, 36, 'mint', 5) +
    title(16, 15, 32) +
    words(16, 23, 40, 1) +
    button(16, 32, 22, 'ink') +
    box(68, 8, 54, 36, 'yellow', 5) +
    title(74, 15, 32) +
    words(74, 23, 40, 1) +
    button(74, 32, 22, 'ink'),
  statistics:
    row(9, 7, (x, i) =>
      row(4, 7, (y, j) => dot(12 + x, 15 + y, 2, (i * j) % 5 === 3 ? 'pink' : 'grey')),
    ) +
    row(
      3,
      14,
      (y, index) =>
        box(82, 8 + y, 16 + index * 6, 6, turn(index + 1), 3) + words(82, 16 + y, 38, 1),
    ),
  faq:
    card(18, 5, 96, 18) +
    title(24, 9, 44) +
    words(24, 17, 60, 1) +
    stroke('M104 11H109', 'teal', 2) +
    row(
      2,
      12,
      (y) =>
        card(18, 26 + y, 96, 10) +
        title(24, 29 + y, 36) +
        stroke(`M104 ${31 + y}H109M106.500 ${28.5 + y}V${33.5 + y}`, 'teal', 2),
    ),
  'sale-banner':
    box(8, 13, 116, 26, 'teal', 6) +
    stroke('M18 33L25 26', 'mint', 3) +
    stroke('M25 26L29 22', 'pink', 3) +
    stroke('M29 22L32 19', 'yellow', 3) +
    box(40, 21, 38, 4, 'white', 2) +
    box(40, 28, 26, 2, 'mint', 1) +
    button(88, 23, 26, 'yellow'),
  team: row(
    4,
    29,
    (x, index) =>
      dot(22 + x, 20, 11, turn(index)) +
      dot(22 + x, 17, 4, 'ink') +
      path(
        `M${14 + x} 27.500A8.500 8.500 0 0 1 ${30 + x} 27.500A11 11 0 0 1 ${14 + x} 27.500Z`,
        'ink',
      ) +
      title(13 + x, 36, 18) +
      words(14 + x, 43, 16, 1),
  ),
  points: row(
    3,
    14,
    (y, index) => dot(26, 12 + y, 5, turn(index)) + title(38, 8 + y, 34) + words(38, 14 + y, 66, 1),
  ),
  press: row(
    3,
    39,
    (x, index) =>
      card(10 + x, 7, 34, 38) +
      box(14 + x, 11, 26, 12, turn(index), 2) +
      words(14 + x, 27, 26, 2) +
      stroke(`M${14 + x} 40H${24 + x}M${21 + x} 37.500L${24 + x} 40L${21 + x} 42.500`, 'ink', 1.5),
  ),
  'job-list': row(
    3,
    14,
    (y, index) =>
      card(14, 5 + y, 104, 12) +
      box(17, 7.5 + y, 7, 7, turn(index), 2) +
      title(29, 9 + y, 36) +
      button(94, 8 + y, 20),
  ),
  'service-table':
    card(12, 6, 108, 40) +
    path('M12.500 16V9.500A3 3 0 0 1 15.500 6.500H116.500A3 3 0 0 1 119.500 9.500V16Z', 'ink') +
    row(
      3,
      10,
      (y) =>
        title(18, 20 + y, 20) +
        words(48, 21 + y, 32, 1) +
        dot(92, 22 + y, 2, 'teal') +
        words(97, 21 + y, 18, 1),
    ),
  packs: row(
    2,
    50,
    (x, index) =>
      card(18 + x, 5, 46, 42) +
      title(24 + x, 11, 20) +
      box(24 + x, 18, 28, 7, index ? 'yellow' : 'mint', 2) +
      words(24 + x, 29, 34, 1) +
      button(24 + x, 36, 34),
  ),
  steps:
    stroke('M20 20H50', 'teal', 3) +
    stroke('M50 20H81', 'pink', 3) +
    stroke('M81 20H112', 'yellow', 3) +
    row(
      4,
      31,
      (x, index) =>
        dot(20 + x, 20, 8, 'ink') +
        row(index + 1, 3, (d) => dot(20 + x - index * 1.5 + d, 20, 1.1, 'white')) +
        words(11 + x, 35, 19, 2),
    ),
  'flip-cards': row(
    3,
    40,
    (x, index) =>
      path(`M${16 + x} 10L${36 + x} 6V46L${16 + x} 42Z`, turn(index)) +
      stroke(
        `M${40 + x} 18A9 9 0 0 1 ${40 + x} 34M${44 + x} 33L${40 + x} 34L${40 + x} 30`,
        'ink',
        1.5,
      ),
  ),
  download:
    title(12, 12, 44) +
    words(12, 21, 48, 1) +
    box(12, 30, 30, 11, 'ink', 4) +
    path('M18 33V39L23 36Z', 'yellow') +
    words(26, 34.5, 11, 1) +
    box(46, 30, 30, 11, 'ink', 4) +
    dot(53, 35.5, 3, 'pink') +
    words(60, 34.5, 11, 1) +
    box(94, 6, 24, 40, 'teal', 5) +
    box(97, 10, 18, 30, 'paper', 2) +
    stroke('M106 16V30M101 25L106 30L111 25', 'pink', 2.5),
  legal:
    words(12, 10, 24, 6) +
    stroke('M44 8V44', 'grey', 1) +
    row(
      2,
      19,
      (y, index) =>
        box(52, 9 + y, 4, 4, index ? 'yellow' : 'teal', 1) +
        title(60, 9 + y, 34) +
        words(60, 16 + y, 60, 2),
    ),
  form:
    row(2, 48, (x) => words(20 + x, 6, 18, 1) + card(20 + x, 10, 44, 9)) +
    words(20, 23, 18, 1) +
    card(20, 27, 92, 9) +
    box(20, 41, 5, 5, 'mint', 1) +
    words(29, 43, 32, 1) +
    button(88, 41, 24),
} satisfies Record<BlockName, string>
