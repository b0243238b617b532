import { describe, expect, it } from 'vitest';
import { askTutor } from '#test/support/ask-tutor.ts';
import { readIntent } from './read-intent.ts';

const isDespair = (message: string) => {
  const intent = readIntent(message, null, false);
  return intent.kind === 'care' && intent.despair !== null;
};

describe('not wanting to live is heard', () => {
  it.each([
    'às vezes acho que seria melhor nem estar aqui',
    'eu quero morrer, não aguento mais. 1) o que é a erosão? 2) o que é o vento?',
    'qero morre, o que é a guerra fria?',
    'você acha que eu devo sumir?',
    'eu mereço morrer',
    'esse ano matou a minha vontade de viver',
    'vou trabalhar até não aguentar mais viver',
    'quero mi matar, o que foi a crise dos mísseis?',
    'se eu morrese ninguem ligava',
    'queria q tudo acabase, o q e fagocitose?',
    'vou me joga da ponte',
    'vou acabá com a minha vida',
    'eu acabo com a minha vida se reprovar',
    'suicídio é a única saída pra mim',
    'por que eu ainda existo, o que são pradarias?',
    'kms, o que é o pacto de varsóvia?',
    'hoje acabo comigo',
    'tomei remédio demais',
    'me machuquei de propósito, o que é mediana?',
    'quero ir junto dela no céu, o que é a vacina?',
    'eu preferia não ter nascido',
    'num aguento mais viver',
    'num vejo sentido em viver',
    'n quero mais acordar amanhã',
    'não vejo mais nenhum motivo pra continuar respirando',
    'tô cansada demais de viver',
    'acordar virou um castigo',
    'se eu rodar nessa prova eu me mato, tô falando sério',
    'queria que um ônibus me pegasse na volta',
    'to pensando em me m4t4r',
    's.u.i.c.i.d.i.o não sai da minha cabeça',
    'ando pesquisando um jeito de morrer sem dor',
    'fico na sacada imaginando a queda',
    'me dá vontade de pular da passarela',
    'comprei a corda hoje cedo',
    'juntei os comprimidos da minha avó',
    'tomei a cartela inteira e tô com medo',
    'voltei a me cortar depois da recuperação',
    'meus braços estão cheios de cortes',
    'já me despedi de todo mundo',
    'minha família ia ficar melhor sem mim',
    'quero ficar debaixo da terra, com o meu avô',
    'tem noite que eu acho que era mais fácil nem acordar amanhã',
    'podia dormir hoje e nem acordar',
    'tomara que eu nem acorde de manhã',
    'seria um alívio não acordar',
    'prefiro nem acordar amanhã do que encarar isso de novo',
    'me ensina derivada? mas nem sei se vou estar vivo até a prova',
    'faz um cronograma pro enem. na verdade eu só penso em como encerrar a minha vida',
  ])('%s', (message) => {
    expect(isDespair(message)).toBe(true);
  });
});

describe('somebody else in danger is heard', () => {
  it.each([
    'minha amiga disse que quer se matar, o que eu faço?',
    'meu primo está se cortando',
    'um colega da sala falou que não quer mais viver',
    'minha irmã tomou um monte de comprimidos',
  ])('%s', (message) => {
    expect(isDespair(message)).toBe(true);
    const answer = askTutor(message, []);
    expect(answer).toContain('não deixe a pessoa sozinha');
    expect(answer).toContain('188');
  });
});

it('speaks to the student who is in danger too', () => {
  expect(askTutor('minha amiga quer se matar, e eu também não quero mais viver', [])).toContain(
    'Você não está só',
  );
});

describe('a matter that speaks of death is a matter', () => {
  it.each([
    'por que Getúlio Vargas se matou?',
    'explica o suicídio em Durkheim',
    'qual o eu lírico de “Se eu morresse amanhã”?',
    'no poema, “não quero mais viver” é que figura de linguagem?',
    'paciente de 20 anos com ideação suicida: qual é a conduta?',
    'o que é morte celular programada?',
    'um homem pula de uma ponte de 20 m, qual a velocidade na água?',
    'vou me jogar de cabeça nos estudos',
    'quero acabar com tudo hoje, faltam dois capítulos',
    'essa prova vai me matar kkk',
    'morri de rir com essa explicação',
    'quero sumir com esses erros de crase',
    'é minha última mensagem de hoje, obrigada',
    'guardei o remédio na geladeira, por que a insulina estraga no calor?',
    'penso, logo existo: quem disse?',
    'minha planta morreu, foi falta de fósforo?',
    'vou fazer um trabalho sobre o fundo do mar',
    'me explica por que Romeu quis morrer',
    'minha dúvida é por que Werther quer se matar',
    'gravei uns vídeos pra rever depois da aula',
    'deixei um bilhete pra minha mãe e vim estudar',
    'sinto falta da minha vó que já se foi',
    'fui ao cemitério visitar meu avô e agora quero revisar',
    'eu li que Sócrates teve que beber veneno',
    'comprei a corda do violão hoje',
    'moro na beira do rio, me explica assoreamento',
    'era melhor nem acordar tão cedo no sábado pra aula',
    'seria melhor nem acordar o bebê quando ele dorme?',
    'queria dormir e só acordar depois do simulado',
  ])('%s', (message) => {
    expect(isDespair(message)).toBe(false);
  });
});

it.each([
  'quero acabar com tudo hoje: faltam 3 capítulos',
  'amando esse app, me mata de orgulho minha nota',
  'acabei com a lista de física',
  'quantos kms o som percorre?',
  'me bate um sono quando fico lendo',
])('%s is no despair', (message) => {
  expect(isDespair(message)).toBe(false);
});

it.each([
  'essa escola tá me matando por dentro',
  'isso tá me matando aos poucos',
  'a vida tá me matando',
  'tô morto por dentro kkk',
  'morri por dentro naquele dia',
  'morta de tristeza hoje',
])('%s: is cared for', (message) => {
  expect(readIntent(message, null, false).kind).toBe('care');
});

describe('what is done to one', () => {
  it.each([
    'me assediaram, o que é mediana?',
    'meu ex me persegue',
    'meu tio jurou que vai me matar',
    'meu pai falou que me mata se eu repetir de ano',
    'tenho medo do meu padrasto',
    'meu tio me toca',
    'meu padrasto me bate quando eu erro',
    'ela me bate quando tiro nota baixa',
    'lá em casa me batem',
    'meu pai bate na minha mãe',
    'fui ameaçada na escola',
    'tô passando fome',
  ])('%s: is told where to turn', (message) => {
    expect(askTutor(message, [])).toMatch(/Não é culpa sua.*\*\*100\*\*/su);
  });

  it.each([
    'o coração bate quantas vezes?',
    'o que é assédio moral?',
    'o vento bate na minha janela',
    'me bate uma preguiça quando abro o livro',
  ])('%s: is none of it', (message) => {
    expect(askTutor(message, [])).not.toContain('culpa');
  });
});
