import { brand, type Job } from '@app/contract'
import { picture } from '../../media/index'
import { prose } from '../prose'

export const designer: Job = {
  slug: 'designer',
  title: 'Designer',
  order: 8,
  icon: picture('job-designer.svg'),
  picture: picture('job-scene-drawing-board.svg'),
  summary: `Desenha a experiência de pagar com a ${brand.name}: do primeiro toque na aplicação ao ecrã do terminal na loja.`,
  type: 'Full Time',
  location: 'Remote/International',
  area: 'Design',
  language: 'pt',
  purpose: prose(`
    Pagar deve ser um gesto simples: aproximar o telemóvel, confirmar e ver o cashback chegar. Por trás desse gesto há muitas decisões de desenho, e é aí que precisamos de ti.

    Vais desenhar os ecrãs da aplicação, do terminal e da área dos comerciantes, sempre a partir de pessoas reais e das suas dúvidas. Vais conversar com clientes e lojistas, fazer protótipos, testá-los e acompanhar a equipa de engenharia até tudo estar nas mãos de quem usa a ${brand.name}.
  `),
  requirements: [
    { text: 'Pelo menos 3 anos de experiência em design de produtos digitais.' },
    {
      text: 'Um portefólio com trabalhos publicados, em que se perceba o problema, o caminho e o resultado.',
    },
    {
      text: 'Domínio do desenho de interfaces para telemóvel e para a web, e de sistemas de design.',
    },
    { text: 'Experiência em entrevistas e testes com utilizadores.' },
    {
      text: 'Atenção à acessibilidade: contraste, tamanho do texto, leitores de ecrã e linguagem clara.',
    },
    {
      text: 'Português fluente e bom inglês escrito, porque a equipa está espalhada por vários países.',
    },
    { text: 'Disponibilidade para algumas viagens internacionais.' },
  ],
  offers: [
    { text: 'Contrato sem termo, a tempo inteiro e em trabalho remoto.' },
    { text: 'Horário flexível, com algumas horas em comum com a equipa.' },
    { text: 'Viagens para conhecer lojas e clientes em vários países, pagas por nós.' },
    { text: 'Computador e telemóveis de teste à tua escolha.' },
    { text: 'Um orçamento anual para cursos, livros e conferências.' },
  ],
  details: prose(`
    Vais integrar a equipa de design e trabalhar lado a lado com produto e engenharia. Podes trabalhar a partir de casa, em Portugal ou noutro país onde te possamos contratar. De vez em quando encontramo-nos em Cascais.

    Quando te candidatares, junta a ligação para o teu portefólio e diz‑nos de que trabalho mais te orgulhas e porquê.
  `),
  datePosted: '2026-09-28',
}
