/** When a test is. */
const soon =
  '(?:hoje|(?:depois de )?amanh[ãa]|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|logo|j[áa]|daqui a (?:pouco|\\p{L}+ \\p{L}+)|semana que vem|dia \\d{1,2}|em \\d{1,2} dias)';
/** Asks for a thing by its name. */
const asking =
  '(?:o que (?:é|era|são|eram|foi|foram|significa)|expli[cq]\\p{L}+|defin\\p{L}+|resum\\p{L}+|apanhad\\p{L}+)';
const before =
  '(?:antes de (?:dormir|deitar|sair)|antes da prova|hoje|amanh[ãa]|agora|r[áa]pido|mais tarde|depois)(?: [àa] noite)?';
const teacher = '[ao]s? (?:prof|profe|professora?|monitora?)';

/** What stands before a question, or behind it, and is not asked about; each whole, so that nothing else goes with it. */
const asides = [
  // "Desculpa incomodar de novo, …"
  /^(?:desculp(?:a|e)|perd[ãa]o|foi mal)(?: (?:te|por|a|de|novo|incomod\p{L}+|atrapalh\p{L}+|perturb\p{L}+|insist\p{L}+|pergunt\p{L}+|tanto|prof|professora?))*, (?:mas )?(?=\p{L}+ \p{L})/iu,
  // "De acordo com o arquivo, …"
  /^(?:de acordo com|segundo|conforme|(?:com )?base(?:ado)? em|com base n[oa]|pelo que (?:diz|fala)) (?:[oa] |ess[ea] |est[ea] )?(?:meu )?(?:arquivo|anexo|documento|pdf|texto|material|apostila)(?: (?:anexad[oa]|que (?:eu )?(?:te )?(?:mandei|enviei|anexei)))?, (?=\p{L})/iu,
  // "O que era esse pacto que a prof fala tanto": of a thing with a name, and no more than that it was spoken of.
  new RegExp(
    `(?<=${asking} [^?.!]{3,80}),? que ${teacher} (?:(?:tanto|sempre|vive) )?(?:fala|falou|falava|falando|explicou|passou|deu|comentou|citou|mencionou|ensinou)(?: (?:tanto|muito|sempre|ontem|hoje|na aula|em aula|na sala|semana passada|esses dias|para a gente|a[íi]))*(?=[ ?!.]*$)`,
    'iu',
  ),
  // "… que a prova é daqui a pouco", "… porque tenho prova amanhã".
  new RegExp(
    `(?<=\\p{L}{3}),? (?:(?:por )?que|pois|porque) (?:a minha |a |minha |eu tenho |tenho |vou ter )(?:prova|simulado|vestibular|concurso|apresenta[çc][ãa]o)(?: (?:é|vai ser|cai))? ${soon}(?: de manh[ãa]| [àa] noite| cedo)?(?=[ ?!.]*$)`,
    'iu',
  ),
  // "… para revisar antes de dormir", but "o que tenho para estudar hoje".
  new RegExp(
    `(?<=${asking} [^?.!]{3,80})(?<!preciso|necess[áa]rio|bom) para (?:eu )?(?:revisar|rever|estudar|dar uma (?:lida|olhada)) ${before}(?=[ ?!.]*$)`,
    'iu',
  ),
  // "Não deu tempo de ler tudo, sintetiza os remédios": where the wish names its matter itself.
  /^(?:(?:n[ãa]o|nem) (?:deu|d[áa]|tenho|tive) tempo[^,.?!]{0,40}|(?:n[ãa]o|nem) li (?:tudo|nada|ainda)[^,.?!]{0,20}|(?:estou )?sem tempo[^,.?!]{0,20}), (?=(?:me )?(?:resum|sintetiz|expli[cq]|defin|list|cit)\p{L}* (?:[oa]s? |sobre )?(?!el[ea]s?(?!\p{L})|isso|isto|tudo|por|como|melhor|de novo|para)\p{L}{3})/iu,
  // "Fora a Selic, que outros instrumentos …", but "fora da célula".
  /^(?:fora (?!d[aeo]s? )|al[ée]m d[aeo]s? |tirando |sem (?:contar|ser) |exceto )[^,?]{2,40}, (?=(?:que|quais|qual) (?:s[ãa]o )?(?:[oa]s )?outr[oa]s)/iu,
  /(?<=\p{L}{3}),? (?:rapid[ãa]o|rapidinho|ligeirinho|por alto|na moral)(?=[ ?!.]*$)/iu,
];

/** A sentence without such asides; one may stand behind another. */
export const withoutAsides = (sentence: string): string =>
  [...asides, ...asides].reduce((text, aside) => text.replace(aside, ''), sentence);

/** "…, e me dá um exemplo": wanted besides what is asked. */
export const besidesExample =
  /(?<=\p{L}{3} [^?]*\p{L}{2})(?:,| e|,? com)?(?: (?:me )?(?:d[áaê]|de|cit[ae]|fal[ae]|mand[ae])(?: a[ií])?)? (?:um|1|uns|alguns|algum) e[xz]emplos?(?: (?:disso|del[ea]|por favor))?(?=[ ?!.]*$)/iu;
