import { foldLetters } from '#shared/rules/text/fold.ts';
import { stem } from '#shared/rules/text/stem.ts';

/** Words that say nothing about what is studied: grammar, wishes, levels, exams and times. */
const emptyWords = `
  a ao aos as o os um uma uns umas e ou de do da dos das em no na nos nas por pelo pela para pra com sem
  sobre entre ate que se como mais menos muito bem so ja nao meu minha meus minhas seu sua seus suas eu ele
  ela isso este esta quero queria gostaria preciso vou fazer ter ser estar saber poder aprender entender
  compreender dominar estudar estudo estudos conhecer revisar revisao revisoes melhorar passar tirar
  conseguir praticar treinar preparar preparacao focar foco reforco reforcar curso aula aulas plano materia
  disciplina assunto conteudo topico tema tudo todo toda todos geral completo basico basica basicos basicas
  fundamento fundamentos fundamental introducao introdutorio iniciante iniciantes intermediario avancado
  nivel zero comeco inicio base conceito conceitos essencial principal principais enem vestibular
  vestibulares concurso concursos fuvest unicamp prova provas exame teste nota notas faculdade
  universidade escola ensino medio superior ano anos serie semestre bimestre mes meses semana semanas dia
  dias hora horas i ii iii iv outro outra outros exercicio exercicios questao questoes problema problemas
  resolver resolucao aplicar aplicacao aplicacoes leitura ler uso tipo tipos lei leis teoria teorias vez
  primeiro propriedade propriedades introduzir tecnologia tecnologias vida pessoal interesse hobby
`
  .trim()
  .split(/\s+/);

const emptyStems = new Set(emptyWords.map(stem));

/** The comparable forms of the words of `text` that name something, without repeats. */
export function stems(text: string): Set<string> {
  const found = new Set((foldLetters(text).match(/[a-z0-9]+/g) ?? []).map(stem));
  return new Set(
    [...found].filter(
      (word) => word.length > 1 && !/^(\d{1,3}|20[2-9]\d)$/.test(word) && !emptyStems.has(word),
    ),
  );
}

/** Whether `words` has every one of `part`. */
export function isWithin(part: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  return [...part].every((word) => words.has(word));
}

/** Whether every word of `phrase` that names something is among `words`, and there is one. */
export function holdsPhrase(words: ReadonlySet<string>, phrase: string): boolean {
  const wanted = stems(phrase);
  return wanted.size > 0 && isWithin(wanted, words);
}
