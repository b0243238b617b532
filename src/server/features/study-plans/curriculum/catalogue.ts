import { biologia } from './biologia.ts';
import type { Curriculum } from './curriculum.ts';
import { fisica } from './fisica.ts';
import { historia } from './historia.ts';
import { matematica } from './matematica.ts';
import { quimica } from './quimica.ts';

/** Every subject the local engine knows; a new subject is a new file and one line here. */
export const catalogue: readonly Curriculum[] = [matematica, fisica, quimica, biologia, historia];
