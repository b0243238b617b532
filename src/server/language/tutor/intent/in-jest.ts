// All of it reads folded text on one line, without punctuation.

const laugh = '(?:k+|rs+|(?:ha)+|(?:he)+|lol)';
const when = `(?:hoje|agora|amanha|ontem|(?:n?ess[ea]|n?est[ea]|o) (?:semana|mes|ano|feriado|fim de semana)|${laugh})`;
const around = `(?:nossa|mano|cara|prof|professora?|gente|ai|oi|eu|demais|mesmo|muito|${when})`;
const thing =
  '(?:aula|prova|lista|questao|materia|exercicio|simulado|semana|professora?|prof|piada|video|explicacao)';
const joy = '(?:feliz|contente|satisfeit[oa]|animad[oa]|realizad[oa]|orgulhos[oa]|grat[oa])';

const whole = (core: string) => new RegExp(`^(?:${around} )*${core}(?: ${around})*$`);
/** Great words for small things; each takes a whole message, so that nothing else is said with it. */
const jests = [
  // "Essa matéria me mata de rir kkk."
  whole(
    `(?:(?:ess[ea]s?|est[ea]s?|[oa]s?|sua|seu|voce|meu|minha) (?:\\w+ ){0,2}?)?(?:me )?(?:mat(?:a|ou|am|ando)|quase morri|morri|morro|morrendo|mort[oa]|chorei|chorando) de (?:tanto )?rir(?: com (?:\\w+ ){0,3}\\w+)?`,
  ),
  // "Essa aula foi de matar kkk", where somebody laughs.
  new RegExp(
    `^(?=.* ${laugh}$)(?:${around} )*(?:(?:ess[ea]|est[ea]|[oa]|sua|seu) )?${thing}(?: de \\w+)? (?:foi|esta|estava|e|era) de matar(?: ${around})*$`,
  ),
  // "Vou me matar de estudar esse fim de semana", and not without a when or a what for.
  new RegExp(
    `^(?:${around} )*(?:vou|preciso|tenho que|vamos|bora) me (?:matar|acabar) de (?:tanto )?(?:estudar|revisar|ler)(?: (?:para|n[ao]) (?:(?:o|a|minha) )?(?:enem|prova|provas|vestibular|concurso|oab|simulado|ferias)| ${when})(?: ${around})*$`,
  ),
  // "Tô morta de cansada mas feliz."
  new RegExp(
    `^(?!.*\\b(?:nao|nem|nunca|sem|fim|ninguem|trist\\w+|chor\\w+|fing\\w+|morr\\w+|acabar|quem)\\b)(?:${around} )*(?:(?:estou|cheguei|fiquei|sai) )?(?:(?:muito|bem|super|tao|meio) )?(?:cansad|exaust|mort|acabad|quebrad|esgotad|moid)[oa](?: de (?:can[cs]ad[oa]|cansaco|sono|tanto \\w+))?(?: hoje)? mas (?:(?:muito|bem|tao|super|mega|estou) )*(?:${joy}|valeu (?:muito )?a pena)(?: (?:demais|com (?:\\w+ ){0,3}\\w+))?(?: ${around})*$`,
  ),
];

/** Whether a message only jokes with great words; what may mean despair is read before it. */
export const isInJest = (bare: string): boolean => jests.some((jest) => jest.test(bare));
