// All of them read folded text on one line, without punctuation: questions about the student's own studies.

const mine = '(?:eu|meus?|minhas?|tenho|estou|preciso|devo|me|fiz|fazendo|vou|ando|nos estudos|aqui|ja)';

/** What is late. */
export const late = [
  /\b(?:esta|estao|estou|fiquei|continuo) (?:com )?(?:tudo )?em dia\b(?! com (?!tudo|meus|minhas|os estudos|o plano))|^(?:tudo )?em dia$/,
  /\b(?:o que|que|quais|quantas?|quantos|tenho|ha|tem|existe|alguma coisa|algo|estou|ficou|ficaram|esta|estao|muita coisa|mostr\w+|list\w+|ver)\b(?: [\p{L}-]+){0,5}? (?:atrasad[oa]s?|em atraso|pendentes?|pendencias?|vencid[oa]s?|para tras|acumulad[oa]s?|atraso)\b/u,
  /\b(?:meus? atrasos?|minhas? pendencias?|(?:atividades?|tarefas?|revisoes|cartoes|flashcards|estudos?|coisas?) (?:atrasad[oa]s|pendentes|vencid[oa]s))\b/,
  /\b(?:o que|qual \w+) (?:eu )?(?:deixei|esqueci) (?:de (?:fazer|estudar|revisar)|para tras|passar)\b/,
];

/** Tells of a matter that is difficult: it is to be explained. */
export const hardMatter =
  /\bdificuldades? (?:em|com|n[ao]s?|para|pra|de) (?!que\b|qual\b|quais\b|meus?\b|minhas?\b|estud)/;

/** What goes badly. */
export const weak = [
  /\b(?:qual|que|quais|em que|onde)\b(?: \w+){0,5}? (?:eu )?(?:mais )?preciso (?:mais )?de (?:ajuda|reforco|atencao|treino)\b|\b(?:materias?|topicos?|assuntos?) (?:\w+ )?(?:em|no) vermelho\b/,
  /\b(?:meu|o meu) (?:calcanhar de aquiles|maior problema|ponto (?:mais )?frac[oa])\b|\b(?:mais|muito|bem|estou) (?:fraqu?inh[oa]|frac[oa])\b(?=$| (?:em|n[ao]) (?:que|qual))/,
  new RegExp(
    `\\b(?:${mine}|(?:que|qual|quais|em que|onde)(?: \\w+)? (?:materias?|assuntos?|topicos?|disciplinas?|conteudos?|temas?|partes?))\\b.*\\b(?:frac[oa]s?|pior(?:es)?|mal|dificuldades?|dificil|dificeis|err(?:o|ei|ando|os)|deficiencias?|lacunas?|melhorar|reforcar|travad[oa]|inseguro|menos (?:acert\\w+|domin\\w+|sei))\\b`,
  ),
  /\b(?:mal|pior|ruim) em (?:que|qual|quais)\b/,
  /^(?=.*\b(?:meu desempenho|minhas? (?:notas?|respostas|questoes|estatisticas?|acertos)|meus? (?:acertos|erros|resultados?))\b).*\b(?:o que|qual|quais|onde|em que)\b.*\b(?:estud\w+|revis\w+|rever|reforc\w+|melhor\w+|focar)\b/,
  /\b(?:materias?|assuntos?|topicos?|pontos?|disciplinas?) (?:mais )?(?:frac[oa]s?|dificeis|em que (?:eu )?(?:erro|vou mal))\b.*\b(?:eu|meus?|minhas?|tenho)\b|\bmeus? pontos? frac[oa]s?\b|\bonde (?:eu )?(?:mais )?(?:erro|estou (?:errando|patinando|escorregando|tropecando|empacando|empacad[oa])|patino|escorrego|tropeco|empaco|tenho errado|preciso melhorar|devo melhorar|vou pior|estou pior)\b/,
  /\bo que (?:eu )?(?:mais |menos |preciso |devo |tenho que )*(?:erro|errei|melhorar|reforcar|domino)\b|\bmeus (?:maiores )?erros\b/,
];

/** What goes well. */
export const strong = [
  /^(?:(?:e|prof|mas|me (?:diz|fala)) )*(?:(?:qual|quais|que|em (?:que|qual|quais)|no que) (?:(?:e|sao|foi) )?(?:o |a |os |as )?(?:meus? |minhas? )?(?:melhor(?:es)? (?:assuntos?|materias?|topicos?|disciplinas?|temas?|desempenhos?)|pontos? fortes?)|(?:em )?(?:que|qual|quais) (?:assuntos?|materias?|topicos?|disciplinas?|temas?) (?:que )?(?:eu )?(?:(?:vou|estou|sou|mando|me saio) (?:melhor|bem|mais forte)|mais acerto|acerto mais|domino(?: mais)?)|(?:em|n)?o? ?que (?:eu )?(?:sou|vou|estou|mando) (?:melhor|mais forte))$/,
];

/** The days in a row. */
export const streak = [
  /\b(?:quantos|ha quantos) dias (?:\w+ ){0,3}?nao (?:falho|falto|paro|perco|deixo)\b/,
  /\bminha (?:sequencia|ofensiva|constancia|streak)\b|\bmeu (?:streak|foguinho|recorde)\b|\b(?:streak|ofensiva)\b|\bsequencia de (?:dias?|estudos?|login|acessos?)\b/,
  /\b(?:quantos|ha quantos|quanto) (?:dias?|tempo) (?:\w+ ){0,4}?(?:seguidos?|consecutivos?|sem (?:parar|falhar|faltar)|direto|em sequencia|estudando|mantenho)\b|\bdias? (?:seguidos|consecutivos)\b.*\b(?:tenho|estou|fiz|estudei)\b/,
];

/** The exam to come; days, a date. */
export const exam = [
  /\b(?:ja )?(?:passou|foi|chegou) (?:a |o )?(?:minha|meu|dia da minha) (?:prova|exame|vestibular|concurso)\b|\b(?:minha|meu) (?:prova|exame|vestibular|concurso) (?:ja )?(?:passou|esta perto|esta longe|e quando|e que dia)\b/,
  /\b(?:quantos? dias?|quanto tempo|quantas semanas|falta(?:m)?)\b(?: [\p{L}-]+){0,8}? (?:prova|exame|vestibular|concurso|enem|teste|oab|p1|p2)\b/u,
  /\b(?:quando|que dia|qual (?:e )?(?:a )?data|em que dia|para quando|dia d[ae])\b(?: [\p{L}-]+){0,4}? (?:minha|meu|a minha|o meu|proxima|a) ?(?:proxima )?(?:prova|exame|vestibular|concurso|enem|teste)s?$/u,
  /^(?:(?:e|prof|oi|me diz) )*(?:quant[oa]s? (?:dias?|semanas?|meses|tempo)|quanto)(?: (?:eu|tenho|ainda|e que))* (?:falta(?:m)?|tenho) (?:ainda )?(?:para|ate|pra) (?:o |a |os |as |meu |minha )*(?!\w+[aei]r\b)\w+(?: d[aeo]s? \w+)?$/,
  /^(?:(?:ainda|e|prof) )*faltam? (?:muito|pouco|quanto|quantos dias)(?: tempo)?(?: ainda)? (?:para|ate) (?:o |a |minha |meu )*(?!\w+[aei]r\b)\w+$/,
  /^(?:minha prova|minhas provas|proxima prova|meu vestibular|qual (?:e )?(?:a )?minha proxima prova)\b|\b(?:tenho|alguma) prova (?:marcada|chegando|proxima|quando)\b/,
];

const things =
  '(?:flashcards?|cartoes|cartao|cards?|resumos?|planos?|ciclos?|revisoes|baralhos?|decks?|topicos|atividades|materias|horas|minutos|mensagens)';
/** How many there are. */
export const counts = [
  new RegExp(
    `\\bquant[oa]s? (?:de )?${things}\\b.*\\b(?:${mine}|revisar|hoje|vencem|ha|tem|existem|criei|criados?|salvos?|faltam?|conclui\\w*|fiz|estudei)\\b`,
  ),
  new RegExp(`^(?:(?:e|eu tenho|tenho) )?quant[oa]s? (?:eu tenho de )?${things}$`),
  new RegExp(`\\b(?:numero|total|quantidade) de (?:meus |minhas )?${things}\\b`),
  /\bquanto (?:tempo |ja )*(?:eu )?(?:ja )?estudei\b|\bquanto tempo (?:de estudo|estudando)\b|\bquantas horas\b.*\bestud/,
];

/** How far the student is. */
export const progress = [
  /\bmeu ritmo\b|\bno ritmo (?:certo|bom|ideal)\b|\b(?:estou|vou) (?:no caminho certo|conseguir terminar (?:o plano|a tempo)|progredindo)\b|\bquantos? por cento\b.*\bplano\b/,
  /(?:\bmeus?|(?:^|\b(?:esta|estao|vai|vao|anda|andam|qual|quais|e|ver|veja|mostr\w+|sobre|prof|da|de|diz|fala|conferir|acompanhar) )os?) (?:progresso|desempenho|rendimento|andamento|avanco|resultado)s?\b(?!.* d[aoe]s? (?:revolucao|humanidade|ciencia|maquinas?|motor|ciclo|reacao|gerador|transformador|refrigerador|investimento|pais|empresa|experimento|experiencia|guerra|eleicao))/,
  /\bcomo (?:eu )?(?:estou|vou|ando|estao|vao|esta|anda|vai) (?:\w+ ){0,2}?(?:indo|saindo|meus? (?:estudos?|planos?|plano de estudos?)|nos estudos|no plano|o (?:meu )?plano|progredindo|evoluindo|avancando)\b/,
  /\bquanto (?:\w+ ){0,3}?(?:conclui|avancei|fiz|completei|falta|andei|progredi)\b(?! (?:para|pra) (?:a |o |minha )?(?:prova|exame))|\b(?:quantos|que|qual) (?:por cento|porcentagem|percentual)\b.*\b(?:conclui|fiz|plano|ja|estou|completei)\b/,
  /\b(?:porcentagem|percentual|quanto) (?:d[oe] (?:meu )?plano|ja conclui)\b|\bo que (?:eu )?ja (?:conclui|fiz|estudei|terminei)\b|\b(?:estou|estamos) (?:evoluindo|progredindo|no caminho|em dia|adiantad)\b|\bja (?:conclui|terminei) (?:quant\w+|algum\w*)\b|\bminha evolucao\b|\bmeus? (?:numeros|estatisticas)\b|\bminhas estatisticas\b/,
];

const forExam =
  '(?:(?:para|n[ao]s?|em|d[aeo]|ess[ea]|nest[ea]|ness[ea]|est[ea]) ?)*(?:(?:o|a|minha|meu) ?)*(?:prova|provas|concurso|exame|vestibular|enem|oab|edital|certame|selecao)';
const hence = '(?: (?:agora|hoje|ate agora|ate hoje|assim|desse jeito|mesmo|afinal|ja|ainda|prof))*';
const begun =
  '(?:(?:e|prof|oi|mas|entao|sera que|acha que|voce acha que|me (?:diz|diga|fala|conta|mostra)|eu|hoje|ja|ainda) )*';

/** How the student stands before the exam, by its syllabus; each takes a whole message. */
export const syllabus = [
  new RegExp(
    `^${begun}como (?:e que )?(?:eu )?(?:estou|vou|ando|to)(?: eu)?(?: indo| me saindo)? ${forExam}${hence}$`,
  ),
  new RegExp(
    `^${begun}(?:estou|to|ando)(?: (?:bem|mal|ja|mais ou menos|quase))* (?:prepara[dn][oa]|pront[oa]|bem|no caminho(?: certo)?) ${forExam}${hence}$`,
  ),
  new RegExp(
    `^${begun}(?:(?:vou|consigo|posso|da para|vai dar para|vou conseguir) passar|passo|(?:quais|qual|quanto)? ?(?:e |sao )?(?:a |as |minhas? |tenho )*(?:chances?|probabilidade|condicoes)(?: (?:eu )?(?:tenho))? de (?:eu )?passar)(?: ${forExam})?${hence}$`,
  ),
  new RegExp(
    `^${begun}(?:quantos|quais|que|qual(?: e)?|com quantos)(?: a| o)?(?: minha| meu)? ?(?:pontos?|nota|pontuacao|questoes)(?: (?:eu|que|devo|posso|vou|esperada|provavel|prevista|espero|estimada|seria|minha|e|a))* ?(?:fazer|tirar|acertar|faria|faco|tiraria|acertaria|tiro|esperar|espero|esperada|prevista|provavel|estimada)(?: ${forExam})?${hence}$`,
  ),
  /\b(?:quanto|o que|quantos?|quantos topicos|que parte|qual parte|qual (?:a )?(?:porcentagem|percentual)|por cento)\b(?: [\p{L}\d]+){0,6}? (?:d[eo]|no|meu) (?:meu )?edital\b(?: (?:eu|ja|ainda|falta|faltam|estudei|vi|cobri|estou|fiz|tenho|esta|estao|completo|coberto|estudado|estudar|para|cobrir|ver|que|agora|conclui|terminei|foi|hoje))*$/u,
  /^(?:(?:e|prof|me mostra|mostra|qual e|como esta|como anda|como vai|ver) )*(?:a |o )?(?:cobertura|andamento|progresso|situacao|previsao)?(?: ?(?:d[eo]|n[ao]))? ?(?:o )?(?:meu )edital(?: verticalizado)?(?: (?:esta|anda) como)?$/,
  /^(?:(?:e|prof) )*(?:qual (?:e )?)?(?:a |o )?(?:cobertura|andamento|progresso|situacao|previsao) (?:d[eo]|n[ao]) (?:meu )?(?:edital|prova)$/,
  new RegExp(
    `^${begun}(?:o )?(?:que|qual (?:topico|assunto|materia)|quais (?:topicos|assuntos|materias)) (?:e que )?(?:(?:mais )?(?:rende|rendem)(?: mais)?|(?:da|dao) mais pontos?|(?:vale|valem) mais pontos?)(?: (?:estud\\w+|revis\\w+|fazer|${forExam}|na proxima hora|em uma hora|numa hora|primeiro|agora|hoje))*${hence}$`,
  ),
];
