import { describe, expect, it } from 'vitest';
import { merged } from './asked.ts';
import { openCatalogue } from './catalogue.ts';
import { describeReading } from './describe-reading.ts';
import { partWish } from './part-wish.ts';
import { readWish } from './read-wish.ts';

const catalogue = await openCatalogue();
const textOf = (title: string) => ({ title, subject: '', description: '', goals: [] });
const read = (title: string) => readWish(textOf(title), catalogue);
const subjects = (title: string) => read(title).scopes.map(({ entry }) => entry.subject);
/** The topics that are left out as a whole. */
const leftOut = (title: string) =>
  read(title).scopes.flatMap(({ entry, excluded }) =>
    [...excluded].filter(([, parts]) => parts.size === 0).map(([at]) => entry.topics[at]),
  );

describe('what is not to be studied', () => {
  it.each([
    ['biologia exceto botânica', 'biologia', ['botânica']],
    ['biologia (menos botânica)', 'biologia', ['botânica']],
    ['química orgânica sem contar nomenclatura', 'química orgânica', ['nomenclatura']],
    ['python mas n quero ver orientação a objetos', 'python', ['orientação a objetos']],
    ['sociologia so Durkheim e Weber, Marx não', 'sociologia so Durkheim e Weber', ['Marx']],
    ['enem humanas mas filosofia eu já sei tudo', 'enem humanas', ['filosofia']],
    ['Excel avançado: procv. Não quero VBA nem macro', 'Excel avançado: procv.', ['VBA', 'macro']],
    ['biologia sem botânica e química orgânica', 'biologia e química orgânica', ['botânica']],
    ['biologia sem botânica e zoologia', 'biologia', ['botânica', 'zoologia']],
    ['direito sem penal e civil', 'direito', ['penal', 'civil']],
    ['tudo de física menos óptica', 'tudo de física', ['óptica']],
    ['não quero gramática só redação', 'só redação', ['gramática']],
    ['física, não cai óptica nem ondas', 'física', ['óptica', 'ondas']],
    ['React, já sei html e css', 'React', ['html', 'css']],
    ['física, menos óptica que eu já vi na aula', 'física', ['óptica']],
    ['química menos orgânica (essa eu já domino), 2º ano', 'química, 2º ano', ['orgânica']],
    ['python. Não quero pandas por enquanto', 'python.', ['pandas']],
    ['integrais triplas. Já sei derivadas e o resto da P1', 'integrais triplas.', ['derivadas']],
    ['já sei derivadas e vou estudar integrais duplas', 'e vou estudar integrais duplas', ['derivadas']],
    ['já fiz cálculo 1 e agora vou fazer limites', 'e agora vou fazer limites', ['cálculo 1']],
    ['biologia menos botânica porque eu quero genética', 'biologia porque eu quero genética', ['botânica']],
    ['matemática sem geometria porque não cai', 'matemática', ['geometria']],
    ['excel sem macro, com gráficos', 'excel, com gráficos', ['macro']],
    [
      'biologia, já vi citologia e genética, falta ecologia',
      'biologia, falta ecologia',
      ['citologia', 'genética'],
    ],
    ['cálculo, não vou ver integrais, apenas derivadas', 'cálculo, apenas derivadas', ['integrais']],
    ['física fora óptica', 'física', ['óptica']],
    ['biologia, mas não citologia', 'biologia', ['citologia']],
    ['química, mas orgânica já vi', 'química', ['orgânica']],
    ['matemática: frações já sei, quero equações', 'matemática: quero equações', ['frações']],
    [
      'eletromagnetismo. a p1 (campo elétrico, gauss) já passou',
      'eletromagnetismo.',
      ['campo elétrico', 'gauss'],
    ],
    ['polícia federal. Português eu já mando bem', 'polícia federal.', ['Português']],
    ['enem, já mando bem em matemática', 'enem', ['matemática']],
    ['biologia, já vi citologia na escola', 'biologia', ['citologia']],
  ])('is parted from the wish: %s', (title, wanted, excluded) => {
    const parted = partWish(textOf(title), catalogue);
    expect(parted?.text.title).toBe(wanted);
    expect(parted?.excluded.map(({ what }) => what)).toEqual(excluded);
  });

  it.each([
    'não quero reprovar em matemática',
    'não quero mais errar crase',
    'não vou bem em matemática',
    'sem base nenhuma em matemática',
    'não preciso de nota alta em matemática, só passar',
    'não quero só matemática, quero física também',
    'ao menos matemática e física',
    'português, mais ou menos crase',
    'física, sei tudo menos óptica',
    'sou bom em física, menos óptica',
    'já sei que preciso de química',
    'já estudei química mas esqueci tudo',
    'biologia, já estudei genética, quero aprofundar',
    'já sei um pouco de listas',
  ])('is nothing of “%s”', (title) => {
    expect(partWish(textOf(title), catalogue)).toBeNull();
  });

  it.each([
    'enem, não mando bem em exatas',
    'enem, nunca vou bem em redação',
    'frações já vimos, tenho prova',
    'estequiometria já passou, vou fazer rec',
    'prova de biologia: mitose já vimos',
    'inglês já sei, quero praticar',
    'genética já vi. Não entendi nada',
    'não entendo nada de química',
  ])('stays, where nothing is said to be known well, or nothing else is wished for: %s', (title) => {
    expect(read(title).excluded ?? []).toEqual([]);
    expect(read(title).status).toBe('known');
  });

  it('is left out, and the rest stays', () => {
    expect(subjects('biologia exceto botânica')).toEqual(['Biologia']);
    expect(leftOut('matemática menos geometria')).toContain('Geometria analítica: ponto e reta');
    expect(leftOut('Excel: procv. Não quero VBA nem macro').join()).toMatch(/macros/i);
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

  it('is one scope alone where it is the name of one, and a group of an examination', () => {
    const cut = (title: string) => read(title).scopes.filter(({ excluded }) => excluded.size > 0);
    expect(cut('OAB menos direito tributário')).toEqual([]);
    expect(cut('ENEM, já sei história e geografia')).toEqual([]);
    expect(subjects('ENEM sem as exatas')).not.toContain('Matemática');
    expect(subjects('ENEM sem as exatas')).not.toContain('Física');
  });

  it('is a part where the rest of its topic is wished for', () => {
    const [scope] = read('prova de história sobre segunda guerra menos holocausto').scopes;
    expect([...merged(scope?.asked ?? []).keys()].map((at) => scope?.entry.topics[at])).toEqual([
      'Segunda Guerra e Holocausto',
    ]);
    expect(leftOut('prova de história sobre segunda guerra menos holocausto')).not.toContain(
      'Segunda Guerra e Holocausto',
    );
  });

  it.each(['sei álgebra, geometria não', '10 anos sem estudar matemática', 'números complexos também não'])(
    'is nothing that is only not known yet: %s',
    (title) => {
      expect(read(title).excluded ?? []).toEqual([]);
    },
  );

  it('is no matter that is called by what it does without', () => {
    expect(read('contratação sem licitação').wanted).toBeUndefined();
    expect(read('sociedade sem classes Marx').wanted).toBeUndefined();
  });

  it('is looked for twelve times in a text at most', () => {
    expect(read('exceto botânica. '.repeat(60)).wanted?.title.match(/botânica/gu)).toHaveLength(48);
  });

  it('is told with what was understood', () => {
    expect(describeReading(read('biologia exceto botânica'))).toContain('sem botânica');
  });
});
