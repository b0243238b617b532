import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '#server/language/text/words.ts';
import { openCatalogue } from '#server/language/wish/catalogue.ts';
import { readField } from '#server/language/wish/read-field.ts';
import { foldLetters } from '#shared/rules/text/fold.ts';
import { runs } from '#test/support/runs.ts';
import { makeCards } from './make-cards.ts';

const catalogue = await openCatalogue();

/** As a student gets them: with the terms of the text's field. */
const cardsOf = async (text: string, count: number) =>
  makeCards(text, count, await readField(text, catalogue));

/** Question → answer of all cards that a text gives. */
const answersOf = async (text: string) =>
  Object.fromEntries((await cardsOf(text, 50)).cards.map(({ question, answer }) => [question, answer]));
const questionsOf = async (text: string, count = 50) =>
  (await cardsOf(text, count)).cards.map(({ question }) => question);

const biology = `A célula eucarionte

A célula eucarionte é aquela que possui núcleo delimitado por membrana. Ela está presente em animais, plantas, fungos e protozoários. A mitocôndria é a organela responsável pela respiração celular. Os ribossomos produzem proteínas a partir da informação trazida pelo RNA mensageiro. O retículo endoplasmático rugoso recebe esse nome devido à presença de ribossomos em sua superfície.

A membrana plasmática é formada por fosfolipídios, proteínas e carboidratos. Sua principal característica é a permeabilidade seletiva. As hemácias murcham em meio hipertônico porque perdem água por osmose. O complexo golgiense serve para modificar, empacotar e secretar substâncias. A digestão de partes da própria célula é chamada de autofagia.

Divisão celular

A mitose é um processo de divisão celular que origina duas células-filhas idênticas à célula-mãe. As fases da mitose são prófase, metáfase, anáfase e telófase. Na metáfase, os cromossomos se alinham na região equatorial da célula. A meiose, por sua vez, é um tipo de divisão que reduz à metade o número de cromossomos. O corpo humano possui 46 cromossomos nas células somáticas. O ácido desoxirribonucleico (DNA) armazena a informação genética. Em 1953, James Watson e Francis Crick propuseram o modelo de dupla-hélice do DNA. O termo célula foi criado por Robert Hooke em 1665.`;

const history = `A Revolução Francesa (1789-1799) foi um movimento político e social que derrubou a monarquia absolutista na França. A sociedade francesa era dividida em três estados: clero, nobreza e povo. Em 14 de julho de 1789, a população de Paris tomou a Bastilha, prisão que simbolizava o absolutismo. O rei foi executado em 1793. Maximilien Robespierre foi um advogado que liderou os jacobinos durante o Período do Terror. Os jacobinos defendiam reformas radicais e o sufrágio universal. Napoleão Bonaparte assumiu o poder em 1799, com o Golpe do 18 de Brumário.

No Brasil, a escravidão foi abolida em 13 de maio de 1888 pela Lei Áurea. A Proclamação da República ocorreu em 15 de novembro de 1889. Deodoro da Fonseca foi o primeiro presidente do Brasil. A Guerra de Canudos foi um conflito armado entre o Exército e os sertanejos liderados por Antônio Conselheiro. Ele morreu em 1897. Os Sertões foi escrito por Euclides da Cunha. A economia da República Velha baseava-se na exportação de café, porque o Brasil era o maior produtor mundial. Júlio César foi assassinado em 44 a.C. por um grupo de senadores. O Muro de Berlim foi construído em 1961 e caiu em 9 de novembro de 1989.`;

const physics = `Física

A inércia é a tendência dos corpos de manter seu estado de movimento. A unidade de força no Sistema Internacional (SI) é o newton. A força peso é calculada pelo produto da massa pela aceleração da gravidade. O peso de um corpo varia porque a gravidade muda de um planeta para outro. A água ferve a 100 °C ao nível do mar. A velocidade da luz no vácuo é de 299.792.458 m/s. O atrito causa o aquecimento das superfícies em contato. O calor se propaga por condução, convecção e irradiação. O termômetro é usado para medir a temperatura. O céu é azul por causa do espalhamento da luz solar na atmosfera. O gelo flutua na água. Isso ocorre porque sua densidade é menor que a da água líquida. A usina hidrelétrica transforma energia potencial da água em energia elétrica. A área do círculo é πr².`;

const law = `TÍTULO I
Dos Princípios Fundamentais

Art. 1º A República Federativa do Brasil, formada pela união indissolúvel dos Estados e Municípios e do Distrito Federal, constitui-se em Estado Democrático de Direito e tem como fundamentos:
I - a soberania;
II - a cidadania;
III - a dignidade da pessoa humana;
IV - os valores sociais do trabalho e da livre iniciativa;
V - o pluralismo político.

O habeas corpus é o remédio constitucional que protege a liberdade de locomoção. O mandado de segurança serve para proteger direito líquido e certo não amparado por habeas corpus ou habeas data. A Constituição Federal foi promulgada em 5 de outubro de 1988. O Supremo Tribunal Federal (STF) é composto por onze ministros. Compete ao Supremo Tribunal Federal a guarda da Constituição. Ninguém será obrigado a fazer ou deixar de fazer alguma coisa senão em virtude de lei. Entende-se por crime doloso aquele em que o agente quis o resultado ou assumiu o risco de produzi-lo. A pena de homicídio simples é de reclusão de seis a vinte anos.`;

const geography = `O Brasil é o maior país da América do Sul. Brasília é a capital do Brasil. O território brasileiro tem 26 estados e um Distrito Federal. Os biomas brasileiros são Amazônia, Cerrado, Caatinga, Mata Atlântica, Pantanal e Pampa. A Amazônia ocupa cerca de 49% do território nacional. O Pantanal localiza-se nos estados de Mato Grosso e Mato Grosso do Sul. O rio Amazonas nasce na Cordilheira dos Andes. O desmatamento provoca a perda da biodiversidade e a erosão do solo. A conurbação ocorre quando duas ou mais cidades se unem fisicamente. O Instituto Brasileiro de Geografia e Estatística (IBGE) realiza o censo demográfico. As rochas classificam-se em ígneas, sedimentares e metamórficas. Cerca de 71% da superfície terrestre é coberta por água. O Nordeste divide-se em quatro sub-regiões: Zona da Mata, Agreste, Sertão e Meio-Norte.`;

const grammar = `Classes de palavras

Substantivo é a palavra que nomeia seres, objetos, lugares e sentimentos. Os pronomes servem para substituir ou acompanhar o nome. O plural de "cidadão" é "cidadãos". A crase é proibida antes de palavras masculinas. Os modos verbais são: indicativo, subjuntivo e imperativo.

Figuras de linguagem:
- Metáfora: comparação implícita entre dois elementos, sem conectivo.
- Hipérbole: exagero intencional de uma ideia.
- Eufemismo: suavização de uma expressão desagradável.

As orações subordinadas substantivas exercem a função de substantivo na frase. O que é oração? É o enunciado que se organiza em torno de um verbo.`;

const programming = `# Estruturas de dados em Python

Python é uma linguagem de programação de alto nível criada por Guido van Rossum. Um algoritmo é uma sequência finita de passos para resolver um problema. A função \`print\` serve para exibir informações na tela. As listas são estruturas mutáveis que guardam elementos em ordem.

\`\`\`python
def soma(a, b):
    return a + b
\`\`\`

Os principais tipos de dados do Python são int, float, str e bool. A busca binária exige que a lista esteja ordenada. A complexidade da busca binária é O(log n). O laço \`for\` é utilizado para percorrer sequências. A programação orientada a objetos (POO) baseia-se em quatro pilares: abstração, encapsulamento, herança e polimorfismo. O compilador converte o código-fonte em código de máquina.`;

const pdf = `Manual de Química Geral – Cap. 3
34

3.1 Ligações químicas

As ligações químicas ocorrem porque os áto-
mos buscam estabilidade eletrônica. A ligação
iônica é a transferência de elétrons entre um
metal e um ametal [1]. Na ligação covalente, os
átomos compartilham pares de elétrons. Segundo
Lewis, a regra do octeto estabelece que os áto-

Manual de Química Geral – Cap. 3
35

mos tendem a ficar com oito elétrons na camada
de valência (ver Figura 2). A eletronegatividade
é a tendência de um átomo atrair elétrons em uma
ligação (ATKINS, 2012). O conceito tornou-
se fundamental para explicar a polaridade das mo-
léculas. Os tipos de ligação são:
• ligação iônica;
• ligação covalente;
• ligação metálica.

Manual de Química Geral – Cap. 3
36

O modelo atômico de Rutherford foi proposto em
1911. Dmitri Mendeleev publicou a tabela perió-
dica em 1869. A tabela periódica atual possui
118 elementos químicos.`;

const notes = `aula 5 - sistema cardiovascular

o coração é um órgão muscular que bombeia o sangue para todo o corpo. ele fica no mediastino, entre os pulmões. o coração tem quatro cavidades: dois átrios e dois ventrículos.
veias trazem o sangue de volta
- sístole: contração do músculo cardíaco
- diástole: relaxamento do músculo cardíaco
hipertensão = pressão arterial acima de 140/90 mmHg
obs: cai na prova!!!
a pressão arterial é medida com o esfigmomanômetro. as hemácias transportam oxigênio. a anemia é causada pela falta de ferro.`;

const medicine = `DENGUE
A dengue é uma doença infecciosa febril aguda causada por um vírus da família Flaviviridae. O vírus é transmitido pela picada da fêmea do mosquito Aedes aegypti. Existem quatro sorotipos do vírus: DENV-1, DENV-2, DENV-3 e DENV-4. Os principais sintomas da dengue são febre alta, dor de cabeça, dor atrás dos olhos e manchas vermelhas na pele. O período de incubação varia de 4 a 10 dias. O uso de ácido acetilsalicílico é contraindicado porque aumenta o risco de hemorragias. A prevenção consiste em eliminar os criadouros do mosquito.`;

const samples = { biology, history, physics, law, geography, grammar, programming, pdf, notes, medicine };

describe('questions that a teacher would ask', () => {
  test('of a biology text', async () => {
    expect(await answersOf(biology)).toMatchObject({
      'O que é a célula eucarionte?': 'Aquela que possui núcleo delimitado por membrana.',
      'O que é a mitocôndria?': 'A organela responsável pela respiração celular.',
      'O que os ribossomos produzem?': 'Proteínas a partir da informação trazida pelo RNA mensageiro.',
      'Por que o retículo endoplasmático rugoso recebe esse nome?':
        'Devido à presença de ribossomos em sua superfície.',
      'De que é formada a membrana plasmática?': 'De fosfolipídios, proteínas e carboidratos',
      'Por que as hemácias murcham em meio hipertônico?': 'Porque perdem água por osmose.',
      'Para que serve o complexo golgiense?': 'Para modificar, empacotar e secretar substâncias.',
      'Como se chama a digestão de partes da própria célula?': 'Autofagia',
      'O que é a mitose?':
        'Um processo de divisão celular que origina duas células-filhas idênticas à célula-mãe.',
      'Quais são as fases da mitose?': 'Prófase, metáfase, anáfase e telófase',
      'O que é a meiose?': 'Um tipo de divisão que reduz à metade o número de cromossomos.',
      'Quantos cromossomos o corpo humano possui nas células somáticas?': '46 cromossomos',
      'O que significa DNA?': 'Ácido desoxirribonucleico',
      'Quem propôs o modelo de dupla-hélice do DNA?': 'James Watson e Francis Crick',
      'Em que ano James Watson e Francis Crick propuseram o modelo de dupla-hélice do DNA?': 'Em 1953',
      'Quem criou o termo célula?': 'Robert Hooke',
      'Em que ano o termo célula foi criado?': 'Em 1665',
    });
  });

  test('of a history text', async () => {
    expect(await answersOf(history)).toMatchObject({
      'O que foi a Revolução Francesa?':
        'Um movimento político e social que derrubou a monarquia absolutista na França.',
      'Em que período ocorreu a Revolução Francesa?': 'De 1789 a 1799',
      'Em quais estados a sociedade francesa era dividida?': 'Clero, nobreza e povo',
      'Quando a população de Paris tomou a Bastilha?': 'Em 14 de julho de 1789',
      'Quem foi Maximilien Robespierre?': 'Um advogado que liderou os jacobinos durante o Período do Terror.',
      'O que os jacobinos defendiam?': 'Reformas radicais e o sufrágio universal.',
      'Em que ano Napoleão Bonaparte assumiu o poder?': 'Em 1799',
      'Quando a escravidão foi abolida no Brasil?': 'Em 13 de maio de 1888',
      'Quando ocorreu a Proclamação da República?': 'Em 15 de novembro de 1889',
      'Quem foi o primeiro presidente do Brasil?': 'Deodoro da Fonseca',
      'Quem escreveu Os Sertões?': 'Euclides da Cunha',
      'Por que a economia da República Velha se baseava na exportação de café?':
        'Porque o Brasil era o maior produtor mundial.',
      'Em que ano Júlio César foi assassinado?': 'Em 44 a.C.',
      'Em que ano o Muro de Berlim foi construído?': 'Em 1961',
    });
  });

  test('of a physics text', async () => {
    expect(await answersOf(physics)).toMatchObject({
      'O que é a inércia?': 'A tendência dos corpos de manter seu estado de movimento.',
      'Qual é a unidade de força no Sistema Internacional?': 'O newton',
      'Como é calculada a força peso?': 'Pelo produto da massa pela aceleração da gravidade',
      'Por que o peso de um corpo varia?': 'Porque a gravidade muda de um planeta para outro.',
      'A que temperatura a água ferve?': 'A 100 °C ao nível do mar',
      'Qual é a velocidade da luz no vácuo?': '299.792.458 m/s',
      'Como se propaga o calor?': 'Por condução, convecção e irradiação',
      'Para que é usado o termômetro?': 'Para medir a temperatura.',
      'Por que o céu é azul?': 'Por causa do espalhamento da luz solar na atmosfera.',
      'Por que o gelo flutua na água?': 'Porque sua densidade é menor que a da água líquida.',
      'Em que a usina hidrelétrica transforma energia potencial da água?': 'Em energia elétrica.',
      'Física: qual é a área do círculo?': 'πr²',
    });
  });

  test('of a law', async () => {
    expect(await answersOf(law)).toMatchObject({
      'Quais são os fundamentos da República Federativa do Brasil?':
        '- a soberania\n- a cidadania\n- a dignidade da pessoa humana\n- os valores sociais do trabalho e da livre iniciativa\n- o pluralismo político',
      'O que é o habeas corpus?': 'O remédio constitucional que protege a liberdade de locomoção.',
      'Para que serve o mandado de segurança?':
        'Para proteger direito líquido e certo não amparado por habeas corpus ou habeas data.',
      'Quando a Constituição Federal foi promulgada?': 'Em 5 de outubro de 1988',
      'Por quantos ministros o Supremo Tribunal Federal é composto?': 'Onze ministros',
      'O que significa STF?': 'Supremo Tribunal Federal',
      'O que compete ao Supremo Tribunal Federal?': 'A guarda da Constituição.',
      'O que é crime doloso?': 'Aquele em que o agente quis o resultado ou assumiu o risco de produzi-lo.',
      'Qual é a pena de homicídio simples?': 'Reclusão de seis a vinte anos',
    });
    expect((await questionsOf(law)).filter((question) => question.startsWith('Por que'))).toEqual([]);
  });

  test('of a geography text', async () => {
    expect(await answersOf(geography)).toMatchObject({
      'Qual é o maior país da América do Sul?': 'O Brasil',
      'Qual é a capital do Brasil?': 'Brasília',
      'Quais são os biomas brasileiros?': 'Amazônia, Cerrado, Caatinga, Mata Atlântica, Pantanal e Pampa',
      'Que porcentagem do território nacional a Amazônia ocupa?': 'Cerca de 49%',
      'Onde se localiza o Pantanal?': 'Nos estados de Mato Grosso e Mato Grosso do Sul',
      'Onde nasce o rio Amazonas?': 'Na Cordilheira dos Andes',
      'Quando ocorre a conurbação?': 'Quando duas ou mais cidades se unem fisicamente.',
      'O que significa IBGE?': 'Instituto Brasileiro de Geografia e Estatística',
      'Em que se classificam as rochas?': 'Em ígneas, sedimentares e metamórficas',
      'Que porcentagem da superfície terrestre é coberta por água?': 'Cerca de 71%',
      'Em quais sub-regiões se divide o Nordeste?': 'Zona da Mata, Agreste, Sertão e Meio-Norte',
    });
  });

  test('of a grammar text with a glossary and a question of its own', async () => {
    expect(await answersOf(grammar)).toMatchObject({
      'O que é substantivo?': 'A palavra que nomeia seres, objetos, lugares e sentimentos.',
      'Para que servem os pronomes?': 'Para substituir ou acompanhar o nome.',
      'Qual é o plural de "cidadão"?': '"cidadãos"',
      'Em que casos a crase é proibida?': 'Antes de palavras masculinas',
      'Classes de palavras: quais são os modos verbais?': 'Indicativo, subjuntivo e imperativo',
      'Quais são as figuras de linguagem?': '- Metáfora\n- Hipérbole\n- Eufemismo',
      'O que é metáfora?': 'Comparação implícita entre dois elementos, sem conectivo.',
      'Qual é a função das orações subordinadas substantivas?': 'De substantivo na frase.',
      'O que é oração?': 'O enunciado que se organiza em torno de um verbo.',
    });
  });

  test('of a programming text, its code left out', async () => {
    expect(await answersOf(programming)).toMatchObject({
      'O que é Python?': 'Uma linguagem de programação de alto nível criada por Guido van Rossum.',
      'Quem criou Python?': 'Guido van Rossum',
      'O que é um algoritmo?': 'Uma sequência finita de passos para resolver um problema.',
      'Para que serve a função print?': 'Para exibir informações na tela.',
      'Estruturas de dados em Python: o que são as listas?':
        'Estruturas mutáveis que guardam elementos em ordem.',
      'Quais são os principais tipos de dados do Python?': 'Int, float, str e bool',
      'O que a busca binária exige?': 'Que a lista esteja ordenada.',
      'Qual é a complexidade da busca binária?': 'O(log n)',
      'Para que é utilizado o laço for?': 'Para percorrer sequências.',
      'Em quais pilares se baseia a programação orientada a objetos?':
        'Abstração, encapsulamento, herança e polimorfismo',
      'O que significa POO?': 'Programação orientada a objetos',
      'Em que o compilador converte o código-fonte?': 'Em código de máquina.',
    });
    expect(JSON.stringify((await cardsOf(programming, 50)).cards)).not.toContain('return');
  });

  test('of a messy paste from a PDF: words whole in the question, the source as it stands', async () => {
    expect(await answersOf(pdf)).toMatchObject({
      'Por que as ligações químicas ocorrem?': 'Porque os átomos buscam estabilidade eletrônica.',
      'O que é a ligação iônica?': 'A transferência de elétrons entre um metal e um ametal.',
      'O que ocorre na ligação covalente?': 'Os átomos compartilham pares de elétrons.',
      'Segundo Lewis, o que a regra do octeto estabelece?':
        'Que os átomos tendem a ficar com oito elétrons na camada de valência.',
      'O que é a eletronegatividade?': 'A tendência de um átomo atrair elétrons em uma ligação.',
      'Quais são os tipos de ligação?': '- ligação iônica\n- ligação covalente\n- ligação metálica',
      'Em que ano o modelo atômico de Rutherford foi proposto?': 'Em 1911',
      'Quem publicou a tabela periódica?': 'Dmitri Mendeleev',
      'Quantos elementos químicos a tabela periódica atual possui?': '118 elementos',
    });
    const source = (await cardsOf(pdf, 50)).cards.find(({ question }) =>
      question.startsWith('Por que'),
    )?.source;
    expect(source).toBe('As ligações químicas ocorrem porque os áto-\nmos buscam estabilidade eletrônica.');
  });

  test('of hasty notes without capitals', async () => {
    expect(await answersOf(notes)).toMatchObject({
      'Sistema cardiovascular: o que é o coração?':
        'Um órgão muscular que bombeia o sangue para todo o corpo.',
      'Quais são as cavidades do coração?': 'Dois átrios e dois ventrículos',
      'O que as veias trazem?': 'O sangue de volta.',
      'Sistema cardiovascular: o que é sístole?': 'Contração do músculo cardíaco.',
      'Sistema cardiovascular: o que é diástole?': 'Relaxamento do músculo cardíaco.',
      'O que é hipertensão?': 'Pressão arterial acima de 140/90 mmHg.',
      'Como é medida a pressão arterial?': 'Com o esfigmomanômetro',
      'O que as hemácias transportam?': 'Oxigênio.',
    });
  });

  test('of a section, named where a question would hang in the air', async () => {
    expect(await answersOf(medicine)).toMatchObject({
      'Dengue: como é transmitido o vírus?': 'Pela picada da fêmea do mosquito Aedes aegypti',
      'Dengue: em que consiste a prevenção?': 'Em eliminar os criadouros do mosquito.',
      'Quais são os principais sintomas da dengue?':
        'Febre alta, dor de cabeça, dor atrás dos olhos e manchas vermelhas na pele',
      'Dengue: de quanto a quanto varia o período de incubação?': 'De 4 a 10 dias',
      'Por que o uso de ácido acetilsalicílico é contraindicado?': 'Porque aumenta o risco de hemorragias.',
    });
  });
});

const revolt = `A Revolta da Vacina

A Revolta da Vacina foi um levante popular ocorrido no Rio de Janeiro entre 10 e 16 de novembro de 1904. Na época, o Rio de Janeiro era a capital da República e sofria com epidemias de varíola, febre amarela e peste bubônica. O prefeito Pereira Passos demoliu os cortiços do centro para abrir avenidas largas. Contra a peste bubônica, Oswaldo Cruz mandou comprar ratos, porque as pulgas dos ratos transmitem a doença. O atestado de vacinação era exigido para matrículas em escolas, empregos, viagens e casamentos. A população desconfiava da vacina porque não conhecia o seu funcionamento. O governo decretou o estado de sítio em 16 de novembro de 1904 e suspendeu a obrigatoriedade da vacina. O saldo oficial foi de 30 mortos, 110 feridos e 945 presos. Cerca de 461 pessoas foram deportadas para o Acre. Militares positivistas tentaram aproveitar a revolta para dar um golpe contra o governo.`;

const acts = `Atos administrativos

São cinco os elementos do ato administrativo: competência, finalidade, forma, motivo e objeto. A anulação é o desfazimento do ato ilegal e produz efeitos retroativos. O direito de anular os atos ilegais decai em cinco anos, contados da data em que foram praticados. A Administração pode anular os próprios atos, conforme a Súmula 473 do Supremo Tribunal Federal. O recurso administrativo deve ser interposto no prazo de dez dias. A responsabilidade do agente depende do dolo, da culpa e do dano.`;

describe('each fact of a text', () => {
  test('of history is asked once, by why, for what, how many and when', async () => {
    const answers = await answersOf(revolt);
    expect(answers).toMatchObject({
      'Quando ocorreu a Revolta da Vacina?': 'Entre 10 e 16 de novembro de 1904',
      'Para que o prefeito Pereira Passos demoliu os cortiços do centro?': 'Para abrir avenidas largas.',
      'Por que Oswaldo Cruz mandou comprar ratos contra a peste bubônica?':
        'Porque as pulgas dos ratos transmitem a doença.',
      'Para que era exigido o atestado de vacinação?':
        'Para matrículas em escolas, empregos, viagens e casamentos.',
      'Por que a população desconfiava da vacina?': 'Porque não conhecia o seu funcionamento.',
      'A Revolta da Vacina: quando o governo decretou o estado de sítio?': 'Em 16 de novembro de 1904',
      'A Revolta da Vacina: qual foi o saldo oficial?': '30 mortos, 110 feridos e 945 presos.',
      'Quantas pessoas foram deportadas para o Acre?': 'Cerca de 461 pessoas',
    });
    const asked = Object.keys(answers).join('\n');
    expect(asked).not.toMatch(
      /Na época|O que contra|Quando a Revolta da Vacina foi|\{\{c1::(?:golpe|saldo)/u,
    );
  });

  test('of law is asked with its terms and numbers, not with gaps in words of grammar', async () => {
    const answers = await answersOf(acts);
    expect(answers).toMatchObject({
      'Quais são os elementos do ato administrativo?': 'Competência, finalidade, forma, motivo e objeto',
      'O que é a anulação?': 'O desfazimento do ato ilegal.',
      'O que a anulação produz?': 'Efeitos retroativos.',
      'Em quanto tempo o direito de anular os atos ilegais decai?':
        'Cinco anos, contados da data em que foram praticados.',
      'Em que prazo o recurso administrativo deve ser interposto?': 'Dez dias',
      'Atos administrativos: de que depende a responsabilidade do agente?': 'Do dolo, da culpa e do dano',
    });
    expect(Object.keys(answers).join('\n')).not.toMatch(
      /\{\{c1::(?:data|Súmula)\}\}|Como se chama o desfazimento/u,
    );
  });

  test('about what the text has just told is not asked', async () => {
    const text =
      'Uma reforma mudou a cidade. A cena resume o período que o povo viveu na Era Vargas. A conclusão foi publicada em 1865. Chama-se direcional quando favorece um dos extremos da população.';
    expect(await questionsOf(text)).toEqual([]);
  });
});

describe('questions that can be understood alone', () => {
  test.each([
    ['a pronoun', 'Ela é uma organela que produz energia para a célula.'],
    ['a demonstrative', 'Esse processo é uma divisão celular que origina duas células.'],
    ['"isso"', 'Isso causa a morte das células e a perda do tecido.'],
    ['a possessive', 'Sua função é produzir energia para todas as células.'],
    ['a general noun', 'O processo foi descrito em 1855 por um médico alemão.'],
    ['"o autor"', 'O autor publicou a obra em 1881 e recebeu muitos elogios.'],
    ['a subject left out', 'Foi promulgada em 1988 e garante direitos sociais aos trabalhadores.'],
    ['"o mesmo"', 'O mesmo ocorre porque as células perdem água para o meio.'],
  ])('none begins with %s', async (_, sentence) => {
    expect(await questionsOf(sentence)).toEqual([]);
  });

  test('a sentence bound to the one before takes it along', async () => {
    const [card] = makeCards(
      'Veja só.\nO gelo flutua na água. Isso ocorre porque sua densidade é menor.',
      5,
    ).cards;
    expect(card).toMatchObject({
      question: 'Por que o gelo flutua na água?',
      source: 'O gelo flutua na água. Isso ocorre porque sua densidade é menor.',
    });
  });
});

describe('of plain sentences', () => {
  test('a term of the field is hidden where it opens the sentence, and what is done is asked for', async () => {
    const cells =
      'A célula é a menor unidade viva. Os lisossomos fazem a digestão dentro da célula. O núcleo guarda o DNA. Para observar células, usamos o microscópio.';
    expect(await answersOf(cells)).toMatchObject({
      'Os {{c1::lisossomos}} fazem a digestão dentro da célula.': 'lisossomos',
      'O que se faz para observar células?': 'Usamos o microscópio.',
    });
  });

  test('an answer ends where something else is told of', async () => {
    const answers = await answersOf(
      'A corrente elétrica é contínua quando mantém o mesmo sentido, e alternada quando muda de sentido periodicamente. A traqueia é um tubo com anéis em forma de C. Ela se divide em dois brônquios. A anafilaxia é uma reação alérgica grave e a adrenalina é o medicamento de escolha.',
    );
    expect(answers).toMatchObject({
      'Quando a corrente elétrica é contínua?': 'Quando mantém o mesmo sentido.',
      'O que é a traqueia?': 'Um tubo com anéis em forma de C.',
      'O que é a anafilaxia?': 'Uma reação alérgica grave.',
    });
  });

  test('what somebody did once is not asked for by "o que"', async () => {
    expect(await questionsOf('Dom João abriu os portos às nações amigas em 1808.')).not.toContain(
      'O que Dom João abriu?',
    );
  });
});

test('the alternatives of an exercise are not taken for facts', async () => {
  const exercise = `A mitose é um processo de divisão que origina duas células idênticas.

1. Sobre a meiose, assinale a alternativa correta:
a) A meiose é um processo que origina duas células idênticas.
b) A meiose ocorre em todas as células do corpo.
c) A meiose é um tipo de divisão que reduz o número de cromossomos.`;
  expect((await questionsOf(exercise)).filter((question) => question.includes('meiose'))).toEqual([]);
});

describe('what comes with a card', () => {
  test('difficulty by kind, tags from the key terms', async () => {
    const cards = (await cardsOf(biology, 50)).cards;
    const of = (question: string) => cards.find((card) => card.question === question);
    expect(of('O que é a mitose?')).toMatchObject({ difficulty: 2, tags: ['divisão celular', 'mitose'] });
    expect(of('Quais são as fases da mitose?')?.difficulty).toBe(4);
    expect(of('Por que as hemácias murcham em meio hipertônico?')?.difficulty).toBe(3);
    expect(of('O que significa DNA?')?.difficulty).toBe(1);
    expect(of('Em que ano o termo célula foi criado?')?.difficulty).toBe(2);
  });

  test('the most important come first', async () => {
    const questions = await questionsOf(biology);
    const gaps = questions.flatMap((question, at) => (question.includes('{{c1::') ? [at] : []));
    expect(questions[0]).toBe('O que é a célula eucarionte?');
    expect(Math.min(...gaps)).toBeGreaterThan(questions.indexOf('O que é a mitose?'));
    expect(questions.indexOf('O que significa DNA?')).toBeGreaterThan(
      questions.indexOf('Quais são as fases da mitose?'),
    );
  });
});

describe('the number of cards', () => {
  test.each([1, 5, 10, 12])('is %i when the text has that many', async (count) => {
    for (const text of [biology, history, physics, geography])
      expect(await cardsOf(text, count)).toMatchObject({ cards: { length: count }, note: null });
  });

  test('is smaller when the text has no more, and the note says why', async () => {
    const text = 'A mitose é um processo de divisão que origina duas células. Ela é rápida. Bom estudo.';
    expect(await cardsOf(text, 10)).toMatchObject({
      cards: { length: 1 },
      note: 'Este texto rendeu 1 flashcard distinto, de 10 pedidos: só viram pergunta as frases com uma única resposta certa.',
    });
  });

  test.each(['', ' \n\n ', 'Oi.', '12345', '🙂🙂🙂', 'Lorem!', 'x'.repeat(60)])(
    'is none for %j, with a note',
    async (text) => {
      expect(await cardsOf(text, 10)).toEqual({
        cards: [],
        note: 'Nenhuma frase deste texto vira pergunta com uma única resposta certa.',
        sentences: [],
      });
    },
  );

  test('counts a text pasted twice once', async () => {
    expect(await questionsOf(`${biology}\n\n${biology}`)).toHaveLength((await questionsOf(biology)).length);
  });
});

const content = (text: string) => new Set(wordsOf(foldLetters(text)));
function alike(a: string, b: string): boolean {
  const [one, other] = [content(a), content(b)];
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both) > 0.8;
}

function expectSoundCards(text: string, count: number) {
  const { cards, note } = makeCards(text, count);
  expect(cards.length).toBeLessThanOrEqual(count);
  expect(note === null).toBe(cards.length === count);
  cards.forEach(({ question, answer, tags, difficulty, source }, at) => {
    expect(source && text.includes(source), question).toBe(true);
    const seen = foldLetters(question.replace(/\{\{c1::[^}]*\}\}/u, '…'));
    expect(seen.includes(foldLetters(answer)), `${question} ${answer}`).toBe(false);
    expect(answer.length).toBeLessThanOrEqual(300);
    expect(answer.length).toBeGreaterThan(1);
    expect(question).toMatch(/\?$|\{\{c1::/u);
    expect(difficulty).toBeGreaterThanOrEqual(1);
    expect(difficulty).toBeLessThanOrEqual(5);
    expect(tags.length).toBeLessThanOrEqual(2);
    expect(tags.every((tag) => tag.length > 0 && tag.length <= 40)).toBe(true);
    for (const other of cards.slice(0, at)) expect(alike(question, other.question), question).toBe(false);
  });
}

const sentences = Object.values(samples).flatMap((text) => text.split(/(?<=[.:])\s+/u));
const odd = fc.constantFrom(
  '🧬🧪',
  'مرحبا بالعالم',
  'שלום',
  '\n\n\n',
  '\r\n',
  '\u200F',
  '•',
  '- ',
  '1. ',
  '-\n',
  '(',
  '"',
  '{{c1::x}}',
  'a'.repeat(60),
  '\ud800',
);
const mixed = fc
  .array(
    fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...sentences) }, odd, fc.string({ unit: 'binary' })),
    {
      maxLength: 30,
    },
  )
  .chain((parts) => fc.constantFrom(' ', '\n', '\n\n', '').map((joint) => parts.join(joint)));
const count = fc.integer({ min: 1, max: 50 });

describe('any text', () => {
  test.each(Object.entries(samples))('%s gives sound cards', async (_, text) => {
    expectSoundCards(text, 50);
  });

  test('gives sound cards, and the same again', async () => {
    fc.assert(
      fc.property(mixed, count, (text, most) => {
        expectSoundCards(text, most);
        expect(makeCards(text, most)).toEqual(makeCards(text, most));
      }),
      runs(150),
    );
  });

  test('of arbitrary characters never throws', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc.string({
        unit: fc.constantFrom('a', ' ', '\n', '-', '.', ':', ',', 'é', 'o que', ' é um ', ' porque '),
        maxLength: 400,
      }),
    );
    fc.assert(fc.property(anything, count, expectSoundCards), runs(300));
  });
});
