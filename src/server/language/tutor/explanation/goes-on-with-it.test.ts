import { describe, expect, test } from 'vitest';
import { askTutor, summary } from '#test/support/ask-tutor.ts';

const islands = summary(
  'As ilhas do lago',
  'O lago tem duas ilhas, com clima, relevo, praia e vento próprios.\n\n' +
    'A ilha Norte tem clima frio e neblina. A praia é de pedras, por isso ninguém nada ali. O farol foi erguido em 1902 no governo de Abreu Lima. ' +
    'Para proteger o farol, pinta-se a torre todo ano.\n\n' +
    'A ilha Sul tem clima quente e seco. A praia é de areia fina e fica cheia no verão. A balsa leva o correio; o barco não leva o correio nem o lixo. ' +
    'Rosa Prado foi a pintora da ilha Sul e pintou marinhas. São marinhas dela Aurora e Vazante.\n\n' +
    'O timo fica no peito. A inflação inercial repete a do ano passado. A obra foi projetada por Zeca Nunes e se estendeu até 1910. ' +
    'Há três tipos de vento: o terral, o maral e o sulão. O peixe castigado pelo calor prejudica a pesca dos pobres, que dependem dela.',
);
const ask = (message: string, ...said: string[]) => askTutor(message, [islands], said);

describe('a question goes on', () => {
  test('with the same of another: what was asked of the first is asked of it', () => {
    expect(ask('e o da ilha sul?', 'como é o clima da ilha norte?')).toContain('quente e seco');
  });

  test('with another side of what was spoken of last', () => {
    const said = ['como é o clima da ilha norte?', 'e o da ilha sul?'];
    expect(ask('e a praia?', ...said)).toContain('areia fina');
    expect(ask('e a praia?', ...said)).not.toContain('pedras');
  });

  test('with who held an office then', () => {
    expect(ask('quem era o presidente?', 'quando foi erguido o farol?')).toContain('Abreu Lima');
  });

  test('for an example, and a list of kinds is none', () => {
    expect(ask('dá um exemplo', 'o que é vento?')).not.toContain('maral');
  });
});

describe('the work that was spoken of', () => {
  const novel = summary(
    'Romances do porto',
    'Em Maré Baixa, de 1931, quem conta a história é Inácio Brandão, faroleiro viúvo. A obra nunca revela o naufrágio.\n\n' +
      'A escritora nasceu em Livramento do Sul. Um livro de contas registra as vendas do porto.',
  );
  const asked = (message: string) => askTutor(message, [novel], ['quem conta a história em Maré Baixa?']);

  test.each(['o livro revela?', 'essa obra revela o naufrágio?'])('needs no name: %s', (message) => {
    expect(asked(message)).toContain('nunca revela');
    expect(asked(message)).not.toContain('nasceu');
  });

  test('is not one that is named otherwise', () => {
    expect(asked('o que é o livro de contas?')).toContain('vendas do porto');
  });
});

describe('where, or among what, it takes place', () => {
  const camp = summary(
    'Feira do vale',
    'Na troca direta, duas famílias permutam o que colheram. Ela acontece entre hortelões ou entre hortelões e pescadores. ' +
      'A troca de sementes cresce a cada ano.\n\nA debulha separa o grão da espiga. A maior parte dela ocorre no terreiro do rio.',
  );

  test.each([
    ['entre quais pessoas ela acontece?', 'hortelões e pescadores'],
    ['e a debulha, onde ocorre?', 'terreiro do rio'],
  ])('is told by what says so: %s', (message, told) => {
    expect(askTutor(message, [camp], ['o que é a troca direta?'])).toContain(told);
  });
});

describe('what is done is asked', () => {
  test('how, and told by what does it', () => {
    expect(ask('como proteger o farol?')).toContain('pinta-se a torre');
  });

  test('and no sentence that denies it answers', () => {
    expect(ask('como o barco leva o correio?')).not.toContain('não leva');
  });

  test.each([
    ['quem pintou Vazante?', 'Rosa Prado'],
    ['quem criou a obra?', 'Zeca Nunes'],
  ])('who did it, by the sentence before: %s', (message, name) => {
    expect(ask(message)).toContain(name);
  });

  test('why, though it names a person', () => {
    expect(ask('por que o calor castiga quem é pobre?')).toContain('dependem dela');
  });
});

describe('a slip of the pen', () => {
  test.each([
    ['o q e infrassão inercial', 'repete'],
    ['quando acabol a obra?', '1910'],
    ['dif entre clima da ilha norte e da ilha sul', 'quente e seco'],
  ])('is understood: %s', (message, told) => {
    expect(ask(message)).toContain(told);
  });

  test('makes no thymus of a team', () => {
    expect(ask('qual o melhor time?')).toMatch(/não encontrei/i);
  });
});
