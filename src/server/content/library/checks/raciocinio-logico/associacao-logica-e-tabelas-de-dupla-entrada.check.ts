import type { Check } from '../check.ts';
import { permutations } from './enumerate.ts';

const workers = permutations(['compras', 'arquivo', 'protocolo'])
  .flatMap((offices) => permutations(['ônibus', 'bicicleta', 'carro']).map((ways) => ({ offices, ways })))
  .filter(
    ({ offices, ways }) =>
      ways[0] === 'bicicleta' &&
      offices[0] !== 'compras' &&
      ways[offices.indexOf('arquivo')] === 'ônibus' &&
      offices[2] !== 'arquivo',
  );
const boxes = permutations(['ouro', 'prata', 'bronze']).filter(
  ([p, q]) => p !== 'ouro' && p !== 'prata' && q !== 'ouro',
);
const sports = permutations(['futebol', 'natação', 'judô', 'vôlei']).filter(
  ([w, x, y]) => w !== 'futebol' && w !== 'vôlei' && x === 'natação' && y !== 'vôlei',
);
const street = permutations(['azul', 'verde', 'branca'])
  .flatMap((colours) => permutations(['médica', 'juíza', 'atriz']).map((people) => ({ colours, people })))
  .filter(
    ({ colours, people }) =>
      colours.indexOf('branca') === colours.indexOf('azul') + 1 &&
      colours[people.indexOf('juíza')] === 'verde' &&
      people[0] === 'atriz',
  );
const students = permutations(['direito', 'letras', 'física'])
  .flatMap((courses) => permutations(['Recife', 'Natal', 'Belém']).map((towns) => ({ courses, towns })))
  .filter(
    ({ courses, towns }) =>
      towns[0] === 'Natal' && towns[courses.indexOf('letras')] === 'Belém' && courses[1] === 'direito',
  );
/** 1 if the only solution reads so. */
const isOnly = (solutions: unknown[], wanted: unknown) =>
  Number(solutions.length === 1 && JSON.stringify(solutions[0]) === JSON.stringify(wanted));

export const checks: Check[] = [
  { says: 'há 24 associações possíveis', is: () => permutations([1, 2, 3, 4]).length, equals: 24 },
  {
    says: '| Z | compras | carro |',
    is: () =>
      isOnly(workers, {
        offices: ['protocolo', 'arquivo', 'compras'],
        ways: ['bicicleta', 'ônibus', 'carro'],
      }),
    equals: 1,
  },
  { says: '[x] P bronze, Q prata, R ouro', is: () => isOnly(boxes, ['bronze', 'prata', 'ouro']), equals: 1 },
  { says: '[x] vôlei', is: () => isOnly(sports, ['judô', 'natação', 'futebol', 'vôlei']), equals: 1 },
  {
    says: '[x] na casa 2, a branca',
    is: () => isOnly(street, { colours: ['azul', 'branca', 'verde'], people: ['atriz', 'médica', 'juíza'] }),
    equals: 1,
  },
  { says: 'marcar “não” em outras 6 casas', is: () => 4 - 1 + (4 - 1), equals: 6 },
  { says: 'Resposta: 24', is: () => permutations(['a', 'b', 'c', 'd']).length, equals: 24 },
  {
    says: 'U: física e Natal. V: direito e Recife. W: letras e Belém.',
    is: () =>
      isOnly(students, { courses: ['física', 'direito', 'letras'], towns: ['Natal', 'Recife', 'Belém'] }),
    equals: 1,
  },
];
