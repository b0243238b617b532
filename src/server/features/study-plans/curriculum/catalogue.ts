import { administracao } from './administracao.ts';
import { biologia } from './biologia.ts';
import { concurso } from './concurso.ts';
import type { Curriculum } from './curriculum.ts';
import { direito } from './direito.ts';
import { enem } from './enem.ts';
import { espanhol } from './espanhol.ts';
import { filosofia } from './filosofia.ts';
import { fisica } from './fisica.ts';
import { geografia } from './geografia.ts';
import { historia } from './historia.ts';
import { ingles } from './ingles.ts';
import { literatura } from './literatura.ts';
import { matematica } from './matematica.ts';
import { portugues } from './portugues.ts';
import { programacao } from './programacao.ts';
import { quimica } from './quimica.ts';
import { redacao } from './redacao.ts';
import { saude } from './saude.ts';
import { sociologia } from './sociologia.ts';
import { vestibular } from './vestibular.ts';

/** Where two would take the same words, the first does: "redação" is an area of Língua Portuguesa too. */
const school: readonly Curriculum[] = [
  matematica,
  fisica,
  quimica,
  biologia,
  historia,
  geografia,
  filosofia,
  sociologia,
  redacao,
  literatura,
  portugues,
  ingles,
  espanhol,
];

/** Every subject the local engine knows; a new subject is a new file and one line here. */
export const subjects: readonly Curriculum[] = [...school, programacao, direito, administracao, saude];

/** An examination across subjects. */
export interface Exam {
  curriculum: Curriculum;
  /** Folded words that name it. */
  words: readonly string[];
  /** The subjects that a title may narrow it to: who studies for the ENEM to enter medicine does not study medicine. */
  within: readonly Curriculum[];
}

export const exams: readonly Exam[] = [
  { curriculum: enem, words: ['enem'], within: school },
  {
    curriculum: vestibular,
    words: ['vestibular', 'vestibulares', 'fuvest', 'unicamp', 'unesp'],
    within: school,
  },
  { curriculum: concurso, words: ['concurso', 'concursos'], within: subjects },
];

export interface Catalogue {
  subjects: readonly Curriculum[];
  exams: readonly Exam[];
}

export const catalogue: Catalogue = { subjects, exams };
