const list = (words: string) => words.trim().split(/\s+/);
const inA = list(`
  transport armazen regul control liber secret  estud analis investig determin indic express  declar retorn
  filtr elimin assegur ved transform mostr demonstr afirm represent julg elabor aprov fiscaliz qualific modific conserv
   preserv estimul   sintetiz consagr adot aument  coorden administr decret implant cri
  instal inaugur orden explor export import   integr instaur revog autoriz  utiliz us conect reaproveit oper
  complet infect valoriz aproxim comprov atravess identific
  compartilh quebr fabric empacot captur guard carreg narr enderec neutraliz capt calcul explic classific sancion vet lubrific acler inib
  abrig evit prejudic fix atrapalh molh pun ampar pint fund anul alfabetiz fertiliz purific desvi capt decod nitrific
  congel bloque neutraliz emulsific  fix concentr agrup influenci suport revog acrescent coloc
`);
const inE = list(`
  un interromp enfraquec aquec combat mord decomp esfri resfri impe escond ging perceb prend suspend promov venc corrig proteg absorv defend estabelec devolv convert descrev receb fornec promov favorec desenvolv reconhec
`);
const inI = list(
  'inib discut demol expuls garant permit imped defin transmit invad destru abol consom distingu',
);
const irregular = list(`
  mede medem atinge atingem une unem traz trazem contém contêm rege regem produz produzem prevê preveem
  mantém mantêm propõe propõem proíbe proíbem substitui substituem bombeia bombeiam reduz reduzem bloqueia bloqueiam destrói destroem constrói constroem freia freiam traduz traduzem
`);
const transitive = new Set([
  ...inA.flatMap((stem) => ['a', 'am', 'ava', 'avam'].map((ending) => stem + ending)),
  ...inE.flatMap((stem) => ['e', 'em', 'ia', 'iam'].map((ending) => stem + ending)),
  ...inI.flatMap((stem) => ['e', 'em', 'ia', 'iam'].map((ending) => stem + ending)),
  ...irregular,
]);

/** Whether one can ask what the subject does by this verb, given what comes after it. */
export function takesObject(verb: string, after: string): boolean {
  const lower = verb.toLowerCase();
  if (transitive.has(lower))
    return /^(?!(?:com|por|sem|sob|até|bem|mal|não|seu|sua|em|n[oa]s?|aos?|às|depois|durante|contra|entre|para|sobre|quando|muito|mais)(?!\p{L}))(?:os?|as?|\p{L}{3,})(?!\p{L})|^em quant[oa]s /u.test(
      after,
    );
  return /^exig(?:e|em)$/u.test(lower) && /^que /u.test(after);
}
