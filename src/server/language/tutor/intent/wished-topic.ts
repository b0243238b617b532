import { foldLetters } from '#shared/rules/text/fold.ts';
import { aboutWhat, quiz, wishing } from './intent-patterns.ts';
import { firstOf, unpunctuated } from './message-lines.ts';
import { topicOf } from './topic-of.ts';

/** How questions are to be: "de verdadeiro ou falso", "bem difícil", "estilo Enem". */
const manner =
  /^(?:(?:,? ?(?:d[eo] |em |no )?(?:verdadeiro (?:e|ou) falso|v ou f|certo (?:e|ou) errado|m[úu]ltipla escolha|marcar|preencher|completar|abert[ao]s?|dissertativ[ao]s?|discursiv[ao]s?|objetiv[ao]s?|(?:estilo|tipo|n[íi]vel) \p{L}+|(?:bem |mais |muito )?(?:r[áa]pid[ao]s?|f[áa]ceis|f[áa]cil|dif[íi]c(?:il|eis)|simples|curt[ao]s?|bo[mn]s?|boas?|nov[ao]s?)))(?= |$))+/iu;
/** What a wish ends with that says no more of its topic: ", me faça perguntas", ", umas 3 questões", "pra mim, por favor". */
const afterTopic =
  /,? (?:e |a[íi] )?(?:(?:depois |me )*corrig\p{L}+(?: .*)?|me (?:fa[çc]a|faz|fazendo|manda|mande|pergunt\p{L}+)(?: .*)?|(?:me )?(?:manda|mande|faz|fa[çc]a|passa|passe) (?:uma?s?|uns|outr[oa]|mais) (?:quest\p{L}+|pergunt\p{L}+|exerc\p{L}+|atividades?|problemas?|desafios?)(?: .*)?|por favor|(?:com )?(?:(?:umas?|uns|algumas?|alguns|\d{1,2}|tr[êe]s|cinco|dez) ?){0,2}(?:quest[õo]es|perguntas|exerc[íi]cios|flashcards|cards)|(?:pra|para) (?:mim|eu(?: \p{L}+(?: .*)?)?)|(?:como|igual|do jeito que|que) (?:(?:costuma|pode|deve|vai) )?(?:cair(?:ia)?|cai|caem|caiu|cobra|cobram|cobrar|aparece)(?: .{2,30})?|(?:no|do) (?:estilo|n[íi]vel) (?:d[aoe] )?\p{L}+|(?:que|porque|pois) (?:eu |a gente )?(?:vou|quero|preciso|tenho)(?: .*)?|(?:mas )?(?:pode (?:ser|mandar|come[çc]ar|vir)|tanto faz|de prefer[êe]ncia|bora|manda ver)(?: .*)?|comigo|a[íi]|agora|hoje)$/iu;
const mostEnds = 3;
/** "Desse texto aqui" names no matter. */
const thisText =
  /^(?:d?(?:ess|est)[ea]s?|d?[oa]) (?:textos?|anexos?|arquivos?|pdfs?|documentos?)(?: (?:aqui|a[íi]|anexo|que (?:eu )?(?:anexei|mandei|enviei)))*$/iu;

/** A topic after what stands before it: "meus flashcards de". */
export const named = (matter: string): string => {
  let rest = matter.trim().replace(manner, '').trim();
  for (let end = 0; end < mostEnds; end++) rest = rest.replace(afterTopic, '');
  if (thisText.test(rest)) return '';
  return topicOf(rest.slice(aboutWhat.exec(foldLetters(rest))?.[0].length ?? 0));
};

/** "Matemática quiz", as in English. */
const quizLast = /^((?:\p{L}+ ){0,2}\p{L}{3,}) quiz(?: por favor)?$/iu;

/** The topic of a wish to be asked, as it is written; undefined when the message wishes nothing of the kind. */
export function quizTopic(message: string): string | undefined {
  const plain = unpunctuated(message);
  const before = quizLast.exec(plain)?.[1];
  if (
    before !== undefined &&
    firstOf(quiz, foldLetters(before)) === undefined &&
    !wishing.test(foldLetters(before))
  )
    return named(before);
  const start = wishing.exec(foldLetters(plain))?.[0].length ?? 0;
  for (const from of start === 0 ? [0] : [0, start]) {
    const rest = plain.slice(from);
    const found = firstOf(quiz, foldLetters(rest));
    if (found !== undefined) return named(rest.slice(found.length));
  }
  return undefined;
}

const exercise =
  /\b(?:exercicios?|questao|questoes|problemas?|atividade|desafio|simulado|(?<=\b(?:uma?s?|outra|mais) )continhas?)\b(?! (?:d[aoe] )?(?:fisic[oa]s?|aerobic\w+))/;
const wishes =
  /\b(?:me |quero|queria|gostaria|preciso|manda|passa|de|da|faz|faca|cri[ae]|ger[ae]|bora|vamos|tem|uma?|mais|outr[oa]|algum|propoe|proponha|resolver|treinar|praticar|fazer)\b/;
const tellsOfOne =
  /\b(?:lista de|fui|fiz|fizemos|fazendo|estava|errei|travei|caiu|minha|meu|nossa|ontem|n[ao]s?|sobre os?|sobre as?) (?:[\p{L}\d]+ ){0,2}$/u;
/** "Os passos para resolver um problema" are asked for, and no problem. */
const asksHow =
  /^(?:(?:e|prof|quais|qual|sao|liste|me|diga|explique) )*(?:(?:o|os|as) )?(?:passos|etapas|passo a passo|roteiro|como)\b/;
/** An exercise that is wished for, with its topic; undefined when none is. */
export function exerciseTopic(message: string): string | undefined {
  const plain = unpunctuated(message);
  const folded = foldLetters(plain);
  const found = exercise.exec(folded);
  if (!found || found.index > 60) return undefined;
  const before = folded.slice(0, found.index);
  if (asksHow.test(before)) return undefined;
  if (/\b(?:nao|nem|sem|nunca) (?:\p{L}+ ){0,3}$/u.test(before)) return undefined;
  if (before !== '' && (!wishes.test(before) || tellsOfOne.test(before))) return undefined;
  if (
    /\b(?:durante(?: o)?|no|na|do|da|este|esse|dessa|desse|nessa|nesse|essa|esta|as|os|efeito|gabarito) $/.test(
      before,
    )
  )
    return undefined;
  const after = plain.slice(found.index + found[0].length);
  return named(
    after
      .replace(
        /^(?: (?:rápid[oa]|fácil|difícil|simples|bo[ma]|nov[oa]|pra eu|para eu|pra mim|para mim|resolver|treinar|praticar|fazer))+/iu,
        '',
      )
      .replace(
        /(?:,? (?:pra|para) (?:eu |mim )?(?:treinar|praticar|resolver|fixar|fazer|estudar|testar|a prova|ver se (?:eu )?\p{L}+))+.*$/iu,
        '',
      ),
  );
}

/** The examination before its matter: "P1 de anatomia". */
const examination =
  /^\s*(?:prova(?: final)?|teste|exame|simulado|recupera[çc][ãa]o|trabalho|semin[áa]rio|avalia[çc][ãa]o|(?:p|n|av|ap|g)-?\d) (?:d[aeo]s?|em|n[ao]s?|sobre) /iu;

/** What stands behind the thing that is to be made: "sobre vulcões", "de geometria para segunda". */
export function topicAfter(message: string, thing: RegExp): string {
  const plain = unpunctuated(message);
  const found = thing.exec(foldLetters(plain));
  if (!found) return '';
  const rest = plain
    .slice(found.index + found[0].length)
    .replace(/^ (?:de estudos?|de revisão|novos?|pra mim|para mim)(?= |$)/iu, '');
  const matter =
    /^(?: [\p{L}]+){0,4}? (?:sobre|a partir d[aeo]s?|acerca d[aeo]s?) (.*)$/iu.exec(rest)?.[1] ??
    rest.replace(
      /^(?: (?:pra|para|pro)(?: (?:a|o|os|as|eu))?(?: (?:estudar|aprender|passar|prova|enem))?(?= |$))+/iu,
      (text) => (/enem/i.test(text) ? ' enem' : ' '),
    );
  return named(matter.replace(examination, ''))
    .replace(
      / (?:pra|para|até|ate)(?: a| o| minha| meu)? (?:prova|teste|exame|concurso|vestibular)(?= |$)/iu,
      '',
    )
    .replace(/[,.].*$/u, '')
    .replace(
      /(?:^| )(?:(?:com|de|em|estudando|usando) )?(?:\d+ ?h(?:oras?|s)?|uma hora|duas horas|\d+ ?min(?:utos?)?)(?: (?:por|ao|a cada|todo|todos os)(?: dias?| semana| noite)?)?(?= |$)/iu,
      '',
    )
    .trim()
    .replace(
      /^(?:(?:até|em|de|para|durante) )?(?:[oa] )?(?:\d+ (?:dias?|semanas?|m[eê]s(?:es)?)|até)(?: (?:d[aeo]s?|para|[oa]))* ?/iu,
      '',
    )
    .replace(/^até (?:[oa] )?/iu, '')
    .slice(0, 120);
}

/** Where it is looked for: "nas minhas coisas". */
const ownPlace =
  /(?: (?:(?:n[ao]s?|d[ao]s?|em|entre) (?:(?:os|as|meus?|minhas?) ?)+(?:(?:coisas|anota[çc][õo]es|resumos?|cards?|flashcards?|cart[õo]es|materia(?:l|is)|cadernos?|estudos|notas|arquivos)(?: e (?:n[ao]s )?(?:meus? |minhas? )?)?)+|aqui|salv[ao]s?|guardad[ao]s?|por favor)){1,3}$/iu;
/** "Em que resumo eu falei de mitose?": what is looked for stands last. */
const toldOf =
  /(?<!\p{L})(?:fal(?:ei|a|o|am)|escrev(?:i|o)|anot(?:ei|o)|mencion(?:ei|a)|coment(?:ei|a)|cit(?:ei|a)|coloquei|botei|trat(?:ei|a)|explic(?:a|uei)|diz|tem|h[áa]|est[áa]|aparece|fic(?:a|ou))(?: escrit[oa]| anotad[oa])?(?: algo| alguma coisa)? (?:sobre |d[aeo]s? |a |o )?([^,]+)$/iu;

/** "Que eu fiz ontem", of what is looked for. */
const madeByMe =
  / que (?:eu )?(?:fiz|criei|salvei|guardei|escrevi|montei|gerei|tenho|mandei|coloquei|estudei)(?: ontem| hoje| aqui| no site)*(?= |$)/iu;

/** What is looked for, without the words for things of the product. */
export const foundTopic = (message: string): string => {
  const plain = unpunctuated(message).replace(ownPlace, '').replace(madeByMe, '');
  const about = /(?:sobre|acerca d[aeo]s?|a respeito d[aeo]s?) (.+)$/iu.exec(plain)?.[1];
  if (about !== undefined) return named(about);
  const told = /^(?:em (?:qual|que|quais)|onde|qual|quais|que) /iu.test(plain)
    ? toldOf.exec(plain)?.[1]
    : undefined;
  if (told !== undefined) return named(told);
  const thing = [
    ...foldLetters(plain).matchAll(
      /\b(?:resumos?|flashcards?|cartoes|cards|planos?(?: de estudos?)?|anotac\w+|materia(?:l|is)|decks?|baralhos?|arquivos?|materias|assuntos|tenho|salvei|guardei)\b/g,
    ),
  ].at(-1);
  return thing ? named(plain.slice(thing.index + thing[0].length)) : named(plain);
};
