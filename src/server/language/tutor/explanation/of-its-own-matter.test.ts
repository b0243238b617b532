import { describe, expect, test } from 'vitest';
import { askTutor, card, summary } from '#test/support/ask-tutor.ts';

const instruments = summary(
  'Instrumentos de vento: flauta, TRB e gaita de foles',
  'Os instrumentos de vento soam com o ar que passa por um tubo.\n\n' +
    'A flauta é um tubo de madeira com furos. A parede da flauta é feita de bambu. Ela dispensa palheta.\n\n' +
    'No trombone de vara (TRB), uma vara muda o comprimento do tubo. O sopro vibra nos lábios. O pavilhão espalha o som.\n\n' +
    'A gaita de foles usa um saco de ar. A maioria tem parede de couro. O arquivo .partitura guarda as músicas.',
);
const pens = summary(
  'Escrita à mão',
  'Toda caneta é formada por uma ponta, que é a parte que risca, e por um tanque, que é a parte que guarda a tinta. ' +
    'O lápis usa grafite e se apaga, ao passo que a caneta usa tinta e fica. ' +
    'Na letra de forma, cada sinal fica separado; na letra cursiva, os sinais se ligam. ' +
    'O pincel nasceu antes do lápis, e o carvão é um resto de madeira queimada.\n\n' +
    'A fábrica de lápis fechou em 1930. Um incêndio levou as máquinas. Os donos mudaram de cidade.\n\n' +
    'João Penedo (1801-1877) foi um inventor que fez a primeira pena de aço. ' +
    'O mata-borrão protege a folha, pois bebe a tinta. As folhas e a tinta estragam na chuva e no mata-borrão velho. ' +
    'Para resolver um problema de tinta, siga estes passos: limpe a ponta, troque o tanque e teste no papel. ' +
    'A era do nanquim foi o tempo que vai da dinastia do pincel, em 1650, até a da pena, em 1820. ' +
    'A secagem é a perda da água, em cerca de 3 horas. ' +
    'Os papéis dividem-se em liso, áspero, vegetal e pardo. O papel liso custa mais.',
);
const binding = summary(
  'Encadernação',
  'Encadernação é a arte de unir folhas em livro.\n\n' +
    'A costura pede dois movimentos. Na dobra, a folha ganha um vinco. No ponto, a agulha passa pelo vinco. O fio é de linho.\n\n' +
    'A capa protege o miolo. O couro dura mais. O papelão custa menos. A guarda une a capa ao miolo. O cabeceado enfeita a lombada. A fita marca a página.',
);
const passages = [instruments, pens, binding, card('O que é tanque?', 'A parte que guarda a tinta.')];
const ask = (message: string, ...said: string[]) => askTutor(message, passages, said);

describe('a comparison begins with the sentence that parts the two', () => {
  test.each([
    ['compara lápis e caneta', 'ao passo que a caneta'],
    ['letra de forma vs letra cursiva', 'na letra cursiva, os sinais se ligam'],
    ['ponta e tanque, qual é qual?', 'por um tanque, que é'],
    ['diferença entre a tinta do lápis e a da caneta', 'ao passo que a caneta'],
  ])('%j', (message, says) => {
    expect(ask(message)).toContain(says);
  });
});

describe('what is told is of the thing itself', () => {
  test('a part that a title counts up, by its abbreviation too, is summed up alone', () => {
    const told = ask('resumo de TRB');
    expect(told).toContain('vibra nos lábios');
    expect(told).not.toMatch(/bambu|saco de ar/);
  });

  test('what a sentence announces is summed up with it', () => {
    const told = ask('resuma a encadernação');
    expect(told).toContain('dois movimentos');
    expect(told).toMatch(/vinco.*agulha/su);
  });

  test('the wall of one thing is not that of another', () => {
    const told = ask('do que é feita a parede da gaita de foles?');
    expect(told).toContain('couro');
    expect(told).not.toContain('bambu');
  });

  test('the second half of a sentence may define', () => {
    expect(ask('o que é carvão?')).not.toContain('não traz uma definição');
  });

  test('a definition has nothing beside it that only names the thing', () => {
    expect(ask('o que é mata-borrão?')).not.toContain('estragam na chuva');
  });

  test('after one thing, “e a outra?” asks what the other is, and not for both', () => {
    expect(ask('e o tanque?', 'o que é a ponta?')).toContain('A parte que guarda a tinta');
  });
});

describe('a question is read by what it asks', () => {
  test.each([
    ['quando João Penedo morreu?', '1801-1877'],
    ['pq a fábrica de lápis fechou?', 'Um incêndio'],
    ['como o mata-borrão protege o caderno?', 'protege a folha'],
    ['quais os passos pra resolver um problema de tinta?', 'limpe a ponta'],
    ['onde guardo as músicas?', 'arquivo .partitura'],
    ['quando começou a era do nanquim?', 'em 1650'],
    ['quanto tempo dura a secagem?', 'cerca de 3 horas'],
  ])('%j', (message, says) => {
    expect(ask(message)).toContain(says);
  });

  test('a list that is whole stands alone', () => {
    const told = ask('quais são os tipos de papéis?');
    expect(told).toContain('áspero');
    expect(told).not.toContain('custa mais');
  });
});
