import { describe, expect, test } from 'vitest';
import { makeCards } from './make-cards.ts';

const cardsOf = (text: string) =>
  Object.fromEntries(makeCards(text, 20).cards.map(({ question, answer }) => [question, answer]));

describe('a fact of a text is asked', () => {
  test.each([
    // Who or what does it.
    [
      'O rim\n\nO rim é um órgão do sistema urinário. O rim é irrigado pelas artérias renais.',
      'O que irriga o rim?',
      'As artérias renais',
    ],
    [
      'A Guerra do Prata\n\nA Guerra do Prata foi um conflito entre o Brasil e a Argentina. A segunda divisão foi comandada pelo general Manuel Marques de Sousa, veterano da Cisplatina.',
      'A Guerra do Prata: quem comandou a segunda divisão?',
      'O general Manuel Marques de Sousa',
    ],
    // A class without its article.
    [
      'Os motores são dispositivos que transformam energia elétrica em movimento.',
      'O que são os motores?',
      'Dispositivos que transformam energia elétrica em movimento.',
    ],
    [
      'Zoonoses são doenças transmitidas por animais, como a raiva.',
      'O que são zoonoses?',
      'Doenças transmitidas por animais, como a raiva.',
    ],
    // What is owned by what was just defined.
    [
      'O Arcadismo foi o movimento literário que imitou os clássicos no século XVIII. Seu marco inicial é a publicação das Obras de Cláudio Manuel da Costa.',
      'Qual é o marco inicial do Arcadismo?',
      'A publicação das Obras de Cláudio Manuel da Costa.',
    ],
    [
      'A pele é um órgão que reveste o corpo. Sua estrutura é formada por três camadas: a epiderme, que a protege; a derme, com vasos e nervos; e a hipoderme, rica em gordura.',
      'Por quais camadas a estrutura da pele é formada?',
      'A epiderme, que a protege; a derme, com vasos e nervos; e a hipoderme, rica em gordura',
    ],
    // Lists after a number.
    [
      'A escala de Glasgow avalia três itens: abertura ocular, resposta verbal e resposta motora.',
      'Quais itens a escala de Glasgow avalia?',
      'Abertura ocular, resposta verbal e resposta motora',
    ],
    [
      'A obra de Camões divide-se em dez cantos.',
      'Em quantos cantos se divide a obra de Camões?',
      'Dez cantos',
    ],
    // Figures.
    [
      'O Sudeste concentra 41,8% dos brasileiros.',
      'Que porcentagem dos brasileiros o Sudeste concentra?',
      '41,8%',
    ],
    [
      'Apenas 2,5% dos brasileiros vivem em áreas isoladas da Amazônia.',
      'Que porcentagem dos brasileiros vive em áreas isoladas da Amazônia?',
      'Apenas 2,5%',
    ],
    [
      'O município com mais habitantes é São Paulo, no Sudeste, com 11 milhões de pessoas.',
      'Qual é o município com mais habitantes?',
      'São Paulo, no Sudeste.',
    ],
    [
      'A Amazônia é a região com a maior reserva de água doce, com 20% do total.',
      'Qual é a região com a maior reserva de água doce?',
      'A Amazônia',
    ],
    [
      'Alagoas e Sergipe foram os únicos estados em que não houve chuva.',
      'Quais foram os únicos estados em que não houve chuva?',
      'Alagoas e Sergipe',
    ],
    // Places and laws of nature.
    [
      'Entre o esôfago e o duodeno encontra-se o estômago.',
      'O que se encontra entre o esôfago e o duodeno?',
      'O estômago',
    ],
    [
      'Dois objetos estão em repouso relativo quando a distância entre eles não muda, situação em que nada se move.',
      'Quando dois objetos estão em repouso relativo?',
      'Quando a distância entre eles não muda.',
    ],
    [
      'A dilatação de uma barra é diretamente proporcional à variação de temperatura, como mostra a tabela.',
      'A que é diretamente proporcional a dilatação de uma barra?',
      'À variação de temperatura',
    ],
    // Notes.
    [
      'Curativos\n\nHidrogel: indicado para feridas secas; trocar em 3 dias.',
      'Curativos: para que é indicado o hidrogel?',
      'Para feridas secas.',
    ],
    [
      '8.1 Aferir a pressão do paciente a cada 6 horas.',
      'A cada quanto tempo se deve aferir a pressão do paciente?',
      'A cada 6 horas',
    ],
    [
      'A Biblioteca de Alexandria é considerada a maior biblioteca da Antiguidade, tá?',
      'Qual é considerada a maior biblioteca da Antiguidade?',
      'A Biblioteca de Alexandria',
    ],
  ])('%s', (text, question, answer) => {
    expect(cardsOf(text)).toMatchObject({ [question]: answer });
  });

  test('of an article of a law, with its conditions', () => {
    const text = `LEI Nº 9.999

Art. 1º São beneficiários da gratuidade os maiores de 65 (sessenta e cinco) anos.

Art. 2º O direito à gratuidade cessa com a mudança de país, salvo retorno em um ano.

Art. 3º A licença será concedida no prazo de trinta dias, quando não houver exigência pendente.

Art. 4º São impedidos de votar:
I - os menores de dezesseis anos;
II - os conscritos;
III - aqueles que não se alistarem.

Art. 5º Pode ser suspensa a licença concedida pelo órgão:
I - se houver risco à saúde;
II - se faltar pagamento por dois meses.`;
    expect(cardsOf(text)).toMatchObject({
      'Quando cessa o direito à gratuidade?': 'Com a mudança de país, salvo retorno em um ano.',
      'Em que prazo a licença será concedida?': 'Trinta dias, quando não houver exigência pendente.',
      'Quem são os impedidos de votar?':
        '- os menores de dezesseis anos\n- os conscritos\n- aqueles que não se alistarem',
      'Em que casos pode ser suspensa a licença concedida pelo órgão?':
        '- se houver risco à saúde\n- se faltar pagamento por dois meses',
    });
  });

  test('of lines of one section that each say what a term is', () => {
    const text = 'Balanço\n\n• Ativo: bens e direitos da empresa\n• Passivo: obrigações com terceiros';
    expect(Object.values(cardsOf(text))).toEqual([
      'Bens e direitos da empresa.',
      'Obrigações com terceiros.',
    ]);
  });

  test('of questions that lack a mark, or lean on the one before', () => {
    const text = `1. O que é geologia?
É a ciência que estuda a Terra.

2. O que são rochas? Cite dois exemplos.
R: São agregados de minerais. Ex.: granito e basalto.

3. E minerais?
R: Sólidos naturais de composição definida.

4. Explique o que é erosão.
R: É o desgaste do solo.`;
    expect(cardsOf(text)).toMatchObject({
      'O que é geologia?': 'É a ciência que estuda a Terra.',
      'O que são rochas? Cite dois exemplos.': 'São agregados de minerais. Ex.: granito e basalto.',
      'O que são minerais?': 'Sólidos naturais de composição definida.',
      'Explique o que é erosão.': 'É o desgaste do solo.',
    });
  });
});

describe('nothing is asked of', () => {
  test.each([
    [
      'who did something for the subject',
      'Landsteiner estudou o sangue. Foi um colega, Karl Braun, quem lhe mostrou as amostras.',
      /Quem foi/,
    ],
    ['a list in brackets', 'SISTEMA DUFFY = alelos codominantes (FA, FB, f)', /significa/],
    [
      'a participle for a subject',
      'Aconselhado por um amigo, porém, deixou o cargo e entrou em 1911 na Escola de Belas Artes de Lima.',
      /aconselhado/,
    ],
    [
      'a chain cut before its end',
      'O sinal se propaga pelos nervos até a medula, segue pelo tronco e alcança o córtex.',
      /Como se propaga/,
    ],
    ['a rank without its owner', 'Fumo, álcool e sal são os principais fatores de risco.', /fatores/],
    ['what a label does', 'Comandos\n\n- DDL: consulta os dados com SELECT.', /o que é DDL/iu],
    [
      'a numbered stage of nothing named',
      'Estágio 1: pele íntegra com eritema que não clareia.',
      /estágio 1/iu,
    ],
    ['a headline', 'Estudo revela pela primeira vez o peso da baleia azul no oceano Antártico', /revela/],
    ['who it is of many', 'Maioria vive no Nordeste, segundo o censo.', /maioria/iu],
  ])('%s', (_, text, asked) => {
    expect(Object.keys(cardsOf(text)).join('\n')).not.toMatch(asked);
  });
});
