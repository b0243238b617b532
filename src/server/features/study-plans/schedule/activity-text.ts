/** What a block is for; `whole` is a topic's only block, `closing` belongs to the final review week. */
export type Role = 'whole' | 'contact' | 'theory' | 'practice' | 'deepening' | 'review' | 'closing';

const phrases: Record<Role, readonly string[]> = {
  whole: [
    'Estudo de {t} em um só bloco: metade do tempo na explicação, metade em exercícios, e um resumo de cinco linhas no fim.',
    'Vá ao essencial de {t}: entenda a ideia central, acompanhe um exemplo comentado e faça dois parecidos sem ajuda.',
    'Conheça {t} de ponta a ponta: leia o básico, teste com exercícios curtos e anote o que merece voltar depois.',
    'Dedique este bloco a {t}: comece pelo que já sabe, complete com o material e termine explicando o assunto em voz alta.',
  ],
  contact: [
    'Primeiro contato com {t}: leia ou assista a uma explicação completa e anote as ideias principais com as suas palavras.',
    'Comece {t} sem pressa: percorra o conteúdo uma vez, marque os termos novos e escreva três perguntas para responder adiante.',
    'Abra {t} pelo essencial: descubra para que serve, acompanhe um exemplo do início ao fim e registre as dúvidas.',
    'Apresentação de {t}: antes de ler, escreva o que já sabe; depois estude o material e corrija a sua lista.',
    'Entrada em {t}: monte um esquema de uma página com as ideias que aparecem e as ligações entre elas.',
  ],
  theory: [
    'Continue a teoria de {t}: releia os trechos difíceis e responda às perguntas que você anotou no primeiro contato.',
    'Organize {t} em um mapa: ideia central, partes que a compõem e um exemplo para cada parte.',
    'Estude {t} por outra fonte e compare: o que ela explica melhor, o que acrescenta, o que ficou mais claro?',
    'Refaça, passo a passo e sem olhar, um exemplo já explicado de {t}; só então confira com o original.',
    'Escreva meia página ensinando {t} a quem nunca viu o assunto; onde travar, volte ao material.',
  ],
  practice: [
    'Prática de {t}: faça de cinco a dez exercícios simples e confira cada resposta antes de seguir.',
    'Exercícios de {t} em ordem crescente de dificuldade; marque os que exigiram consulta.',
    'Treine {t} sem consultar as anotações; ao terminar, corrija e classifique cada erro: conceito, atenção ou pressa.',
    'Volte aos exercícios de {t} que você errou ou deixou em branco e refaça-os do zero.',
    'Prática cronometrada de {t}: reserve um tempo curto por exercício e observe onde ele se perde.',
    'Crie três exercícios próprios sobre {t}, resolva-os e escreva a resposta comentada.',
    'Aplique {t} a uma situação concreta do seu dia a dia ou da sua área e registre o raciocínio.',
    'Misture exercícios de {t} com os de tópicos anteriores: antes de começar cada um, diga qual ideia ele pede.',
    'Pratique {t} em voz alta: justifique cada passo como se desse uma aula.',
    'Escolha os dois exercícios mais trabalhosos de {t} e resolva-os com calma, do rascunho à versão limpa.',
  ],
  deepening: [
    'Aprofunde {t}: enfrente questões de prova ou desafios e compare a sua solução com uma resolução comentada.',
    'Ligue {t} aos tópicos anteriores: monte um quadro do que depende do quê e explique duas dessas ligações.',
    'Estude os casos especiais e os erros comuns de {t}; escreva como reconhecer cada um.',
    'Feche {t} com um resumo de uma página feito de memória e complete depois, em outra cor, o que faltou.',
    'Miniteste de {t}: prepare seis perguntas, responda sem consulta e decida o que precisa voltar na revisão.',
    'Leia um texto ou veja uma aula mais avançada sobre {t} e anote três pontos que você ainda não conhecia.',
  ],
  review: [
    'Revisão: sem consultar nada, escreva o que lembra de {t} e depois complete o que faltou.',
    'Revisão: responda de memória às suas perguntas sobre {t} e confira no resumo.',
    'Revisão: refaça dois exercícios de {t} que deram trabalho e confirme se o erro sumiu.',
    'Revisão: explique {t} em voz alta em três minutos e anote onde hesitou.',
    'Revisão: resolva um exercício novo de {t} e diga que ideia ele exigiu.',
    'Revisão: desenhe de memória o mapa de {t} e compare com o original.',
  ],
  closing: [
    'Revisão: releia o seu resumo de {t}, cubra-o e reescreva os pontos principais.',
    'Revisão: faça uma bateria de exercícios variados de {t}, sem consulta, e corrija com rigor.',
    'Revisão: simule uma prova curta só de {t}, com tempo marcado, e anote o que ainda falha.',
    'Revisão: retome o caderno de erros de {t} e resolva outra vez cada exercício marcado.',
    'Revisão: ensine {t} a alguém, ou grave-se explicando, e preencha as últimas lacunas.',
  ],
};

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0] ?? '';

/**
 * The instruction of one block: which phrase of the role is said depends on `turn` (0-based; neighbours
 * should differ). A topic's first block also carries the first sentence of the topic's description.
 */
export function activityText(role: Role, turn: number, topic: { name: string; description: string }): string {
  const options = phrases[role];
  const phrase = options[turn % options.length] ?? '';
  const text = phrase.replace('{t}', () => `“${topic.name}”`);
  const about = role === 'whole' || role === 'contact' ? firstSentence(topic.description) : '';
  return about ? `${text} ${about}` : text;
}

/** The role of the study block at `position` (0-based) among a topic's `count` study blocks. */
export function studyRole(position: number, count: number): Role {
  if (count === 1) return 'whole';
  if (position === 0) return 'contact';
  if (position < count / 4) return 'theory';
  return count >= 3 && position >= Math.ceil((count * 2) / 3) ? 'deepening' : 'practice';
}
