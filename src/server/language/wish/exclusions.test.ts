import { describe, expect, it } from 'vitest';
import { merged } from './asked.ts';
import { openCatalogue } from './catalogue.ts';
import { describeReading } from './describe-reading.ts';
import { partWish } from './exclusions.ts';
import { readWish } from './read-wish.ts';

const catalogue = await openCatalogue();
const textOf = (title: string) => ({ title, subject: '', description: '', goals: [] });
const read = (title: string) => readWish(textOf(title), catalogue);
const subjects = (title: string) => read(title).scopes.map(({ entry }) => entry.subject);
/** The topics that are left out as a whole. */
const leftOut = (title: string) =>
  read(title).scopes.flatMap(({ entry, excluded = new Map() }) =>
    [...excluded].filter(([, parts]) => parts.size === 0).map(([at]) => entry.topics[at]),
  );

describe('what is not to be studied', () => {
  it.each([
    ['biologia exceto botânica', 'biologia', ['botânica']],
    ['Excel avançado: procv. Não quero VBA nem macro', 'Excel avançado: procv.', ['VBA nem macro']],
    ['física, não cai óptica nem ondas', 'física', ['óptica nem ondas']],
    ['React, já sei html e css', 'React', ['html e css']],
    ['excel sem macro, com gráficos', 'excel, com gráficos', ['macro']],
    ['história tirando antiga, foco no Brasil', 'história, foco no Brasil', ['antiga']],
  ])('is parted from the wish: %s', (title, wanted, excluded) => {
    const parted = partWish(textOf(title));
    expect(parted?.text.title).toBe(wanted);
    expect(parted?.excluded.map(({ what }) => what)).toEqual(excluded);
  });

  it.each([
    'não quero reprovar em matemática',
    'não quero mais errar crase',
    'português, mais ou menos crase',
    'já sei que preciso de química',
    'já estudei química mas esqueci tudo',
    'bolo sem açúcar',
  ])('is nothing of “%s”', (title) => {
    expect(partWish(textOf(title))).toBeNull();
  });

  it('is left out, and the rest stays', () => {
    expect(subjects('biologia exceto botânica')).toEqual(['Biologia']);
    expect(leftOut('matemática menos geometria')).toContain('Geometria analítica: ponto e reta');
    expect(leftOut('Excel: procv. Não quero VBA nem macro').join()).toMatch(/Macros e VBA/);
    expect(subjects('química, tirando orgânica')).toEqual(['Química']);
  });

  it('is a subject of several, and none where it is the only one', () => {
    expect(subjects('direito penal, raciocínio lógico e português, não preciso de português')).toEqual([
      'Direito Penal',
      'Raciocínio Lógico',
    ]);
    expect(subjects('ENEM menos redação')).not.toContain('Redação');
    expect(subjects('ENEM menos redação').length).toBeGreaterThan(5);
  });

  it('is not asked for in its place', () => {
    expect(subjects('já sei matemática básica, quero cálculo')).toEqual(['Cálculo']);
    expect(subjects('React JS, já sei html css e js')).toEqual(['React']);
  });

  it('changes nothing where it names nothing', () => {
    expect(read('inglês sem enrolação').excluded).toBeUndefined();
    expect(merged(read('sem tempo para estudar biologia').scopes.flatMap(({ asked }) => asked)).size).toBe(0);
  });

  it('is told with what was understood', () => {
    expect(describeReading(read('biologia exceto botânica'))).toContain('sem botânica');
  });
});
