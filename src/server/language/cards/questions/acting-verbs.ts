import { isVerb } from '#server/language/text/verbs.ts';

const list = (words: string) => words.trim().split(/\s+/);
const inA = list(`
  transport armazen regul control liber secret  estud analis investig determin indic express  declar retorn
  filtr elimin assegur ved transform mostr demonstr afirm represent julg elabor aprov fiscaliz qualific modific conserv
   preserv estimul   sintetiz consagr adot aument  coorden administr decret implant cri
  instal inaugur orden explor export import   integr instaur revog autoriz  utiliz us conect reaproveit oper
  complet infect valoriz aproxim comprov atravess identific
  compartilh quebr fabric empacot captur guard carreg narr enderec neutraliz capt calcul explic classific sancion vet lubrific acler inib
  abrig evit prejudic fix atrapalh molh pun ampar pint fund anul alfabetiz fertiliz purific desvi capt decod nitrific
  congel bloque neutraliz emulsific  fix concentr agrup influenci suport revog
`);
const inE = list(`
  un interromp enfraquec aquec combat mord decomp esfri resfri impe escond ging perceb prend suspend promov venc corrig proteg absorv defend estabelec devolv convert descrev receb fornec promov favorec desenvolv reconhec
`);
const inI = list('discut demol expuls garant permit imped defin transmit invad destru abol consom distingu');
const irregular = list(`
  mede medem atinge atingem une unem traz trazem contém contêm rege regem pede pedem expulsou expulsaram
  produz produzem produziu produziram prevê preveem previu mantém mantêm manteve mantiveram propõe propõem propôs
  propuseram proíbe proíbem proibiu proibiram substitui substituem substituiu bombeia bombeiam reduz reduzem reduziu
  reduziram traduz traduzem
`);
const transitive = new Set([
  ...inA.flatMap((stem) => ['a', 'am', 'ou', 'aram', 'ava', 'avam'].map((ending) => stem + ending)),
  ...inE.flatMap((stem) => ['e', 'em', 'eu', 'eram', 'ia', 'iam'].map((ending) => stem + ending)),
  ...inI.flatMap((stem) => ['e', 'em', 'iu', 'iram', 'ia', 'iam'].map((ending) => stem + ending)),
  ...irregular,
]);

/** Verbs without a direct object, or too empty to ask about. */
const unfit = new Set(
  list(`
    considera consideram considerou consideraram
    é são foi foram era eram será serão seria está estão estava estavam tem têm tinha tinham teve tiveram há havia houve
    pode podem podia deve devem devia vai vão ia iam vem vêm veio fica ficam ficou possui possuem existe
    existem ocorre ocorrem ocorreu acontece acontecem aconteceu surge surgem surgiu chegou chegaram chega chegam voltou
    voltaram foi passou passaram passa passam começou começaram começa começam levou levaram leva levam deu deram dá dão
    pertence pertencem pertenceu refere referem equivale equivalem corresponde correspondem obedece obedecem visa visam
    assistiu resistiu aderiu recorreu renunciou continua continuam continuou permanece permanecem permaneceu torna tornam
    tornou tornaram deixa deixam deixou deixaram nasce nascem nasceu morre morrem morreu cresce crescem cresceu dura duram
    durou duraram custa custam pesa pesam mede-se vale valem seja sejam fosse costuma costumam tende tendem depende
    dependem consiste consistem serve servem chama chamam significa significam responde cai caem caiu sobe sobem subiu
    faz fazem fazia passava viveu vive vivem participou participa inclui incluem compreende compreendem abrange reúne
    causa causam provoca provocam gera geram quer querem precisa precisam diz dizem disse segue seguem deslocou parece
    ocupa ocupam representou quase poderia deveria iria seriam precisou conseguiu conseguiram decidiu decidiram
  `),
);

/** Whether one can ask what the subject does by this verb, given what comes after it; of a person, who did it. */
export function takesObject(verb: string, after: string, isOfPerson: boolean): boolean {
  const lower = verb.toLowerCase();
  if (transitive.has(lower))
    return /^(?!(?:com|por|sem|sob|até|bem|mal|não|seu|sua|em|n[oa]s?|aos?|às|depois|durante|contra|entre|para|sobre|quando|muito|mais)(?!\p{L}))(?:os?|as?|\p{L}{3,})(?!\p{L})|^em quant[oa]s /u.test(
      after,
    );
  if (/^exig(?:e|em)$/u.test(lower)) return /^que /u.test(after);
  if (!isOfPerson || unfit.has(lower) || lower.includes('-') || !/(?:ou|eu|iu|ôs|ez)$/u.test(lower))
    return false;
  return isVerb(verb, 'x') && /^(?:os?|as?) \p{L}{3,}/u.test(after);
}
