import type { TopicKind } from '#server/content/curricula.ts';
import type { ActivityKind } from '#shared/contracts/study-plans.ts';

/**
 * What a block is for: `whole` is a topic's only block; `first` its first, `again` the practice that follows one;
 * `closing` belongs to the final review week.
 */
export type Role = 'whole' | 'first' | 'theory' | 'practice' | 'again' | 'deepening' | 'review' | 'closing';

/** What the phrases of a role ask for, where they don't say otherwise. */
export const kindOfRole: Record<Role, ActivityKind> = {
  whole: 'theory',
  first: 'theory',
  theory: 'theory',
  practice: 'practice',
  again: 'practice',
  deepening: 'theory',
  review: 'review',
  closing: 'review',
};

type Phrase = string | { kind: ActivityKind; text: string };
const practice = (text: string): Phrase => ({ kind: 'practice', text });
const test = (text: string): Phrase => ({ kind: 'test', text });

/** Of every role some ways to do it, by what kind of thing is studied; `{t}` is the topic. */
export const phrases: Record<TopicKind, Record<Role, readonly Phrase[]>> = {
  concept: {
    whole: [
      'Vá ao essencial de {t}: leia ou assista a uma explicação completa e escreva um resumo de cinco linhas sem olhar.',
      'Conheça {t} de ponta a ponta: anote as ideias centrais e responda por escrito a três perguntas suas.',
      'Estude {t} em um só bloco: metade do tempo na explicação, metade explicando em voz alta o que entendeu.',
    ],
    first: [
      'Primeiro contato com {t}: leia ou assista a uma explicação completa e anote as ideias principais com as suas palavras.',
      'Comece {t} sem pressa: marque os termos novos e escreva três perguntas para responder adiante.',
      'Abra {t}: antes de ler, escreva o que já sabe; depois estude o material e corrija a sua lista.',
    ],
    theory: [
      'Organize {t} em um mapa de uma página: ideia central, partes e um exemplo para cada uma.',
      'Estude {t} por outra fonte e anote o que ela acrescenta ou explica melhor.',
      'Escreva meia página ensinando {t} a quem nunca viu o assunto; onde travar, volte ao material.',
    ],
    practice: [
      'Responda a dez questões sobre {t} e justifique cada resposta com uma frase.',
      'Faça uma tabela de causas, características e exemplos de {t}, de memória, e confira no material.',
      'Escolha um exemplo real e explique-o com as ideias de {t}, ligando cada uma ao caso.',
      'Crie cinco flashcards sobre {t}, um fato em cada, e responda-os sem consulta.',
    ],
    again: [
      'Volte às questões de {t} que você errou ou chutou e escreva por que a resposta certa é a certa.',
      'Resolva questões de {t} misturadas com as de tópicos anteriores e diga antes qual ideia cada uma pede.',
      'Explique {t} em voz alta em três minutos, sem olhar, e anote onde hesitou.',
      test('Faça seis questões de prova sobre {t}, com tempo marcado, e corrija no mesmo dia.'),
    ],
    deepening: [
      'Ligue {t} aos tópicos anteriores: monte um quadro do que depende do quê e explique duas dessas ligações.',
      'Leia um texto ou veja uma aula mais avançada sobre {t} e anote três pontos novos.',
      'Feche {t} com um resumo de uma página feito de memória e complete, em outra cor, o que faltou.',
      practice('Enfrente questões discursivas sobre {t} e compare a sua resposta com uma comentada.'),
    ],
    review: [
      'Revisão: sem consultar nada, escreva o que lembra de {t} e depois complete o que faltou.',
      'Revisão: responda de memória às suas perguntas sobre {t} e confira no resumo.',
      'Revisão: desenhe de memória o mapa de {t} e compare com o original.',
      'Revisão: explique {t} em voz alta em três minutos e anote onde hesitou.',
    ],
    closing: [
      'Revisão: releia o seu resumo de {t}, cubra-o e reescreva os pontos principais.',
      test('Revisão: simule uma prova curta só de {t}, com tempo marcado, e anote o que ainda falha.'),
      'Revisão: ensine {t} a alguém, ou grave-se explicando, e preencha as últimas lacunas.',
    ],
  },
  procedure: {
    whole: [
      'Vá ao essencial de {t}: acompanhe dois exemplos resolvidos e faça quatro parecidos sem ajuda.',
      'Estude {t} em um só bloco: um terço na explicação, o resto em exercícios conferidos um a um.',
      practice('Resolva um exercício de {t} de cada tipo e escreva, em uma linha, o método de cada um.'),
    ],
    first: [
      'Primeiro contato com {t}: acompanhe a explicação e refaça um exemplo passo a passo no papel.',
      'Comece {t} por um exemplo resolvido: diga o que cada passo faz e por que vem nessa ordem.',
      'Abra {t}: anote os passos ou regras, o porquê de cada um e um exemplo de uso.',
    ],
    theory: [
      'Refaça sem olhar um exemplo já explicado de {t}; só então confira com o original.',
      'Monte o passo a passo de {t} em uma ficha: quando usar, o que fazer e o erro mais comum.',
      'Deduza ou justifique com as suas palavras a regra principal de {t} e teste-a em um caso simples.',
    ],
    practice: [
      'Resolva oito exercícios simples de {t} e confira cada resposta antes de seguir.',
      'Exercícios de {t} em ordem crescente de dificuldade; marque os que exigiram consulta.',
      'Resolva {t} em voz alta: justifique cada passo como se desse uma aula.',
      'Crie três exercícios próprios sobre {t}, resolva-os e escreva a resposta comentada.',
    ],
    again: [
      'Refaça do zero os exercícios de {t} que você errou ou deixou em branco.',
      'Treine {t} sem anotações e classifique cada erro: ideia, passo ou pressa.',
      'Misture exercícios de {t} com os de tópicos anteriores: antes de cada um, diga qual método ele pede.',
      test('Prática cronometrada de {t}: três minutos por exercício; observe onde o tempo se perde.'),
    ],
    deepening: [
      practice('Enfrente questões de prova de {t} e compare a sua solução com uma resolução comentada.'),
      'Estude os casos especiais de {t} e escreva como reconhecer cada um.',
      practice('Resolva o mesmo problema de {t} por dois caminhos e compare.'),
      practice(
        'Escolha os dois exercícios mais trabalhosos de {t} e resolva-os com calma, do rascunho à versão limpa.',
      ),
    ],
    review: [
      'Revisão: refaça dois exercícios de {t} que deram trabalho e confirme se o erro sumiu.',
      'Revisão: escreva de memória o passo a passo de {t} e aplique-o em um exercício novo.',
      'Revisão: resolva um exercício de {t} sem anotações e diga que ideia ele exigiu.',
      'Revisão: anote de memória os passos ou regras de {t} e um caso em que cada um se usa.',
    ],
    closing: [
      'Revisão: faça uma bateria de exercícios variados de {t}, sem consulta, e corrija com rigor.',
      test('Revisão: simule uma prova curta só de {t}, com tempo marcado.'),
      'Revisão: retome o caderno de erros de {t} e resolva outra vez cada exercício marcado.',
    ],
  },
  text: {
    whole: [
      'Estude {t} em um só bloco: leia um texto inteiro sobre o tema, marque o que sustenta cada ideia e escreva um parágrafo.',
      'Vá ao essencial de {t}: leia um modelo comentado e escreva um parecido, mais curto.',
      'Leia um texto ligado a {t} e responda: o que diz, como diz e para quê.',
    ],
    first: [
      'Primeiro contato com {t}: leia um texto por completo, sem parar, e depois outra vez, marcando as passagens que importam.',
      'Comece {t} por um bom exemplo: descubra como ele começa, como avança e como termina.',
      'Abra {t}: leia uma explicação curta e, em seguida, um texto em que ela se veja.',
    ],
    theory: [
      'Faça o esqueleto de um texto de {t}: a ideia de cada parágrafo em uma linha.',
      'Compare dois textos de {t} e anote o que têm em comum e o que cada um faz à sua maneira.',
      'Escreva uma ficha de {t}: autor ou gênero, contexto, traços e duas passagens que os mostram.',
    ],
    practice: [
      'Escreva um parágrafo de {t} e leia-o em voz alta: corte o que não faz falta.',
      'Responda a seis questões de interpretação sobre {t}, com o trecho que sustenta cada resposta.',
      'Reescreva um trecho de {t} com outras palavras, sem mudar o sentido.',
      'Escreva um texto curto de {t} em trinta minutos e marque o que melhoraria.',
    ],
    again: [
      'Reescreva o seu texto de {t} com as correções e compare as duas versões.',
      'Refaça as questões de {t} que você errou e aponte o que na leitura enganou.',
      test('Escreva outro texto de {t}, com tempo marcado, e aplique o que corrigiu no anterior.'),
      'Leia um texto novo ligado a {t} e diga em voz alta o que ele faz bem.',
    ],
    deepening: [
      'Analise um texto exigente de {t}: escolhas de palavras, construção e efeito.',
      practice('Escreva um texto completo de {t} e avalie-o pelos critérios da prova.'),
      'Leia a crítica ou a correção comentada de um texto de {t} e diga se concorda, com um argumento.',
      'Ligue {t} a outra leitura sua: o que uma obra ou um texto ilumina no outro?',
    ],
    review: [
      'Revisão: escreva de memória a ficha de {t} e complete o que faltou.',
      'Revisão: releia o seu melhor texto de {t} e diga por que funciona.',
      'Revisão: explique {t} em três minutos com um exemplo que você leu.',
      'Revisão: resolva uma questão nova de {t} apontando o trecho que responde.',
    ],
    closing: [
      test('Revisão: escreva um texto completo de {t} nas condições da prova.'),
      'Revisão: refaça de memória a ficha de {t} e confira com a sua.',
      test('Revisão: resolva quatro questões de {t} com tempo marcado e corrija com rigor.'),
    ],
  },
  law: {
    whole: [
      'Vá ao essencial de {t}: leia os artigos, grife prazos e exceções e resolva cinco questões.',
      'Estude {t} em um só bloco: leitura da lei, um esquema de regra e exceção e questões da banca.',
      'Leia a lei de {t} com calma e escreva quem pode, o que pode, em que prazo e com que efeito.',
    ],
    first: [
      'Primeiro contato com {t}: leia os artigos por completo e grife verbos, prazos e exceções.',
      'Comece {t} por uma aula ou capítulo e, em seguida, leia a lei seca do mesmo ponto.',
      'Abra {t}: faça um quadro com regra, exceção e base legal.',
    ],
    theory: [
      'Monte o esquema de {t}: conceito, requisitos, efeitos e exceções, cada um com o artigo.',
      'Leia as súmulas e os julgados mais cobrados de {t} e anote a tese de cada um em uma linha.',
      'Compare {t} com o instituto mais parecido e escreva três diferenças.',
    ],
    practice: [
      'Resolva dez questões de {t} e anote o artigo que responde a cada uma.',
      'Resolva um caso prático de {t}: fatos, regra que se aplica e conclusão.',
      'Transforme os artigos de {t} em perguntas e responda-as sem consulta.',
      'Julgue certo ou errado quinze afirmações sobre {t} e corrija as erradas.',
    ],
    again: [
      'Volte às questões de {t} que você errou e localize na lei a palavra que decidia.',
      'Resolva questões de {t} de outra banca e compare o modo de perguntar.',
      'Escreva de memória prazos e competências de {t} e confira no texto da lei.',
      test('Faça dez questões de {t} misturadas com tópicos anteriores, com tempo marcado.'),
    ],
    deepening: [
      'Estude a divergência ou a mudança recente em {t} e anote o que vale hoje.',
      practice('Escreva uma resposta discursiva sobre {t}, de quinze linhas, com base legal.'),
      practice('Resolva questões difíceis de {t} e explique por que cada alternativa errada está errada.'),
      'Ligue {t} aos princípios que o explicam e a dois outros tópicos do plano.',
    ],
    review: [
      'Revisão: escreva de memória o esquema de {t} e complete com a lei aberta.',
      'Revisão: releia os artigos grifados de {t} e resolva cinco questões novas.',
      'Revisão: diga em voz alta regra e exceção de {t} e confira.',
      'Revisão: responda às suas perguntas sobre {t} sem consulta.',
    ],
    closing: [
      test('Revisão: faça vinte questões de {t}, com tempo de prova, e corrija pela lei.'),
      'Revisão: releia só os grifos e os erros anotados de {t}.',
      'Revisão: reescreva em uma página o que mais se cobra de {t}.',
    ],
  },
  vocabulary: {
    whole: [
      'Estude {t} em um só bloco: ouça e repita os exemplos, escreva dez frases suas e diga-as em voz alta.',
      'Vá ao essencial de {t}: anote as formas, ouça-as e use cada uma em uma frase sua.',
      'Conheça {t}: separe as palavras ou formas novas, faça flashcards e responda-os duas vezes.',
    ],
    first: [
      'Primeiro contato com {t}: ouça ou leia exemplos, repita em voz alta e anote o que é novo.',
      'Comece {t}: monte uma lista com forma, sentido e uma frase para cada item.',
      'Abra {t} por um diálogo ou texto curto e descubra pelo contexto o que cada forma quer dizer.',
    ],
    theory: [
      'Agrupe o que aprendeu de {t} por semelhança e escreva a regra com um exemplo e uma exceção.',
      'Compare {t} com o que se diz em português e anote onde é fácil errar.',
      'Faça flashcards de {t} com frases completas, não com palavras soltas.',
    ],
    practice: [
      'Escreva dez frases com {t} sobre a sua semana e leia-as em voz alta.',
      'Ouça um áudio curto com {t}, escreva o que entendeu e confira com a transcrição.',
      'Faça um ditado de {t}: ouça, escreva, confira e repita o que saiu errado.',
      'Converse dois minutos, com alguém ou sozinho, usando {t} em toda frase.',
    ],
    again: [
      'Retome as formas de {t} que você trocou e escreva duas frases novas com cada uma.',
      'Grave um minuto de fala com {t}, ouça e corrija três coisas.',
      'Traduza de volta: do português para a língua, sem olhar, as suas frases de {t}.',
      'Faça exercícios de lacunas de {t} misturados com os tópicos anteriores.',
    ],
    deepening: [
      'Leia um texto autêntico e marque cada uso de {t}; explique dois que surpreendem.',
      practice('Escreva um texto de quinze linhas em que {t} apareça com naturalidade.'),
      'Veja uma cena ou entrevista sem legenda e anote as formas de {t} que ouviu.',
      practice('Monte um diálogo com {t}, represente os dois papéis e grave.'),
    ],
    review: [
      'Revisão: diga de memória as formas de {t} e use cada uma em uma frase.',
      'Revisão: responda aos flashcards de {t} nos dois sentidos.',
      'Revisão: ouça de novo o áudio de {t} e confira se entende tudo.',
      'Revisão: escreva cinco frases novas com {t} sem consulta.',
    ],
    closing: [
      'Revisão: grave dois minutos de fala usando {t} e compare com a primeira gravação.',
      'Revisão: faça um ditado de {t} e corrija palavra por palavra.',
      'Revisão: responda a todos os flashcards de {t} e separe os que ainda falham.',
    ],
  },
  skill: {
    whole: [
      practice(
        'Pratique {t} em um só bloco: veja como se faz, faça devagar, faça de novo e registre o resultado.',
      ),
      practice('Vá ao essencial de {t}: imite um modelo simples e depois faça uma variação sua.'),
      practice('Faça {t} do começo ao fim uma vez, anote onde travou e repita só essa parte.'),
    ],
    first: [
      'Primeiro contato com {t}: veja alguém fazer, separe os passos e tente cada um devagar.',
      'Comece {t} pelo mais simples que funciona: faça junto com o modelo, pausando a cada passo.',
      'Abra {t}: prepare o que precisa, faça um exemplo mínimo e guarde-o para comparar depois.',
    ],
    theory: [
      'Entenda por que {t} se faz assim: anote o que muda quando um passo é trocado ou pulado.',
      'Veja duas pessoas fazendo {t} e anote o que elas fazem diferente e o efeito disso.',
      'Escreva o passo a passo de {t} com as suas palavras e siga-o ao pé da letra uma vez.',
    ],
    practice: [
      'Repita {t} dez vezes, devagar, com atenção a um detalhe de cada vez.',
      'Faça {t} sem olhar o modelo e compare depois: o que ficou igual, o que falta?',
      'Faça um exercício completo de {t} e registre o resultado em foto, áudio, vídeo ou arquivo.',
      'Varie {t}: outro material, outro ritmo, outro dado; anote o que teve de mudar.',
    ],
    again: [
      'Retome a parte de {t} em que você travou e repita só ela até sair três vezes seguidas.',
      'Faça {t} de novo do zero e compare com o seu registro anterior.',
      'Junte {t} ao que você já praticou em um exercício só.',
      'Faça {t} no ritmo ou no tempo reais e observe onde perde o controle.',
    ],
    deepening: [
      practice('Faça um projeto pequeno e completo que use {t} e mostre-o a alguém.'),
      'Estude um trabalho que você admira, descubra como usa {t} e tente reproduzir um trecho.',
      practice('Enfrente uma versão mais difícil de {t} e anote o que ela exige a mais.'),
      'Ensine {t} a alguém, ou grave-se explicando enquanto faz.',
    ],
    review: [
      'Revisão: faça {t} de memória, sem aquecer com o modelo, e veja o que ficou.',
      'Revisão: repita cinco vezes o passo mais delicado de {t}.',
      'Revisão: refaça o primeiro exercício de {t} e compare os dois resultados.',
      'Revisão: diga em voz alta os passos de {t} e depois faça-os.',
    ],
    closing: [
      'Revisão: faça {t} do começo ao fim, registre e compare com o primeiro registro.',
      'Revisão: monte uma pequena apresentação ou entrega que use {t}.',
      'Revisão: escolha o ponto mais fraco de {t} e dedique o bloco só a ele.',
    ],
  },
};
