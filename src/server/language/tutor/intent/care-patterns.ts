// All of them read folded text on one line, without punctuation.

/** Speaks of not wanting to live, or of harming oneself. */
export const despair = [
  /\b(?:quero|queria|vontade de|penso em|pensando em|pensei em|melhor|prefiro|preferia|vou) (?:\w+ ){0,3}?(?:morrer|sumir|desaparecer|me matar|suicidar|me suicidar|nao existir|nao acordar|dormir e nao acordar|dormir para sempre)\b/,
  /\b(?:me matar|me suicidar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?(?:minha )?(?:vida|tudo)|pensamentos? suicidas?|pensando em suicidio|nao ter nascido)\b/,
  /\bnao (?:quero|aguento|vejo|tenho) (?:mais )?(?:viver|existir|estar aqui|(?:motivo|razao|vontade|sentido|saida)(?: (?:para|de|em|pra))? ?(?:viver|continuar|vivendo|na vida|em nada|nenhuma?)?)\b(?! estud)/,
  /\b(?:minha )?vida (?:nao )?(?:perdeu|faz|tem|vale)(?: mais)? (?:o |nenhum )?(?:sentido|a pena|nada)\b|\bmelhor sem mim\b|\bme (?:cort(?:ar|o|ei)|machuc(?:ar|o|ei)|mutil\w+)\b/,
  /\b(?:sou|me sinto|virei) (?:so )?(?:um|uma) (?:peso|fardo|estorvo)\b|\bnao acordar mais\b|\b(?:que|se) tudo (?:acabasse|acabe|sumisse)\b|\bque isso tudo acab\w+/,
  /\bdesistir (?:de tudo|da vida|de viver)\b|\bninguem (?:\w+ )?(?:sentiria|sentir|sente) (?:a )?(?:minha )?falta\b|\b(?:se|quando) eu (?:morresse|morrer|sumisse|nao existisse)\b/,
];

const feeling =
  '(?:cansad|exaust|esgotad|ansios|nervos|trist|desanimad|estressad|deprimid|perdid[oa] (?:na vida|em tudo|demais)|sobrecarregad|desesperad|frustrad|sozinh|chorand|desmotivad|acabad[oa]|surtand|apavorad|assustad|preocupad|angustiad|mal\\b|um lixo|pessim|pra baixo|para baixo|no limite|em panico|sem (?:vontade|forca|forcas|energia|motivacao|animo|saco|cabeca|dormir)|com (?:muit[oa] |tant[oa] )?(?:ansiedade|medo|sono|vergonha|raiva|culpa|burnout|insonia|dor de cabeca|crise))';

/** Tells of tiredness, fear, sadness or of giving up; of oneself, never of a matter. */
export const distress = [
  new RegExp(
    `\\b(?:estou|ando|estava|me sinto|me sentindo|sentindo|fico|fiquei|ficando|vivo|sinto|tenho (?:estado|andado|ficado|me sentido))(?: \\w+){0,3}? ${feeling}`,
  ),
  new RegExp(
    `^(?:(?:nossa|ai|affs?|poxa|prof|professora?|cara|mano|oi|muito|tao|que|eu|hoje|so|meio|super|bem) )*${feeling}`,
  ),
  /\bnao (?:aguento|suporto|consigo|estou aguentando|estou conseguindo) mais\b|\bnao aguento\b|\bnao (?:consigo|estou conseguindo) (?:\w+ ){0,2}?(?:estudar|me concentrar|concentrar|focar|dormir|parar de|render|sair da cama|levantar|respirar|fazer nada|pensar|acompanhar)\b/,
  /\b(?:quero|vou|vontade de|pensando em|pensei em|penso em|acho que vou|prestes a) (?:desistir|largar|trancar|abandonar|chutar o balde)\b/,
  /\b(?:sou|me acho|me sinto|me sentindo|sou muito|sou tao|que) (?:\w+ )?(?:burr[oa]|fracassad[oa]|fracasso|inutil|incapaz|idiota|pessim[oa]|lixo|insuficiente|vergonha)\b/,
  /\b(?:nunca|nao) vou (?:\w+ )?(?:passar|conseguir|dar conta|dar certo|ser aprovad[oa])\b|\bnunca vou (?:entender|aprender)\b|\bnao (?:dou|vou dar|estou dando|consigo dar) conta\b|\b(?:todo mundo|todos|meus (?:amigos|colegas)) .{0,40}(?:menos eu|e eu nao)\b|\b(?:nao tenho|sem) cabeca\b|\b(?:eu|meus?|minhas?|estou|esta|ficou|fiquei|foi|tenho|entrei|com)\b.{0,25}\b(?:no hospital|internad[oa]|doente|(?:de|em|no) luto|depressiv[oa])\b|\b(?:tenho|estou com|estou em|entrei em|minha|entrando em) depressao\b|\bnao sou (?:capaz|bom o|boa o|inteligente|suficiente)\b|\bnao sirvo (?:para|pra)\b|\bnada (?:da|entra|dá) (?:certo|na (?:minha )?cabeca)\b|\bnao tem jeito\b/,
  /\b(?:reprovei|bombei|fui (?:muito )?mal|fui reprovad[oa]|tirei (?:zero|[0-4]\b|nota baixa)|zerei|me dei mal|perdi (?:a prova|o ano|o semestre|a bolsa))\b/,
  /\b(?:esta|ficou|anda|tudo) (?:\w+ )?(?:muito |tao |bem )(?:dificil|pesado|puxado|complicado)\b|\bdeu branco\b|\bnao entra (?:mais )?nada\b|\bnada (?:mais )?entra\b|\bnao sei (?:mais )?(?:se (?:vou|consigo|aguento)|o que fazer da vida)\b/,
  /\b(?:decepcion\w+|envergonh\w+)\b.*\b(?:comigo|eu|me|meus? pais|minha (?:mae|familia))\b|\b(?:comigo|eu|meus? pais|minha (?:mae|familia))\b.*\bdecepcion\w+|\b(?:chorand|chorei|chorar|vontade de chorar|chorando)\b/,
  /\b(?:minha ansiedade|muita ansiedade|ansiedade (?:esta|me|nao|de|antes|pra|para)|crises? de (?:ansiedade|panico|choro)|ataque de panico|burnout|medo de (?:reprovar|falhar|nao passar|decepcionar|errar|fracassar|nao conseguir|dar branco)|estou com (?:muito )?medo|bateu (?:um|uma|o|a) (?:\w+ )?(?:desespero|desanimo|tristeza|ansiedade|medo|bad)|me cobro|muita pressao|pressao (?:d[aoe]s? (?:meus?|minha|familia|provas?|vestibular|escola|faculdade|estudos|trabalho|pais)|(?:(?:aqui|la|esta|e|em|na|no|casa) ){0,4}?(?:em casa|enorme|demais))|sob pressao|odeio (?:estudar|a escola|a faculdade|minha vida|tudo|a mim|me)|faleceu|(?:meu|minha) \w+ morreu|terminou comigo|brig(?:uei|aram|ando) (?:com|em casa)|me sinto (?:culpad|vazi|so\b))\b/,
  /\b(?:que|muito|tanto|morrendo de|estou com) (?:cansaco|sono|desanimo|preguica|estresse|stress)\b|\b(?:desanimei|cansei|surtei)\b|\btravei$/,
  /\b(?:vou|quase|estou quase|prestes a) (?:\w+ )?(?:surtar|enlouquecer|pirar|chorar|explodir|infartar|ter um (?:treco|colapso|troco))\b|\bsocorro .+|\bnao (?:dormi|consegui dormir|preguei o olho|tenho dormido|estou dormindo)\b|\b(?:sem|noites? sem) dormir\b/,
];

/** Feelings that a story may mention beside a question about a matter. */
export const passing =
  /\b(?:com vergonha|com raiva|com sono|cansei|preocupad\w+|nervos\w+|fui mal|perdi|odeio|socorro|com medo|cansad\w+)\b/;

/** How it shows, to answer with what may help; tried in order. */
export const moods = [
  [
    'tired',
    /cansad|exaust|esgotad|sono|cansaco|burnout|nao aguento|dormir|insonia|cansei|sobrecarregad|energia|acabad/,
  ],
  ['grade', /reprovei|bombei|fui (?:muito )?mal|reprovad|tirei|zerei|me dei mal|perdi|nota/],
  [
    'anxious',
    /ansi|nervos|panico|medo|apavorad|surt|preocupad|pressao|desesper|assustad|angusti|respirar|travei|concentrar|focar/,
  ],
  [
    'worth',
    /burr|fracass|inutil|incapaz|capaz|nunca vou|nao vou|insuficiente|idiota|pessim|nao sirvo|lixo|dou conta|inteligente/,
  ],
  ['quitting', /desist|largar|trancar|abandonar|motiva|vontade|desanim|animo|preguica|odeio/],
] as const;

/** About a matter: asks what such a thing is. */
export const asksOfMatter =
  /^(?:(?:oi|ola|professora?|prof|por favor) )*(?:o que|qual|quais|como (?:funciona|ocorre|age|surge)|defin|explic|me explica|conceito|quem|quando|resum|me pergunt|quiz|cri[ae]|diferenca|compar|segundo|por que (?:o|a|os|as) )\b/;
