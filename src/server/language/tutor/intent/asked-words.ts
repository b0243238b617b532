import { stopWords } from '#server/language/text/stop-words.ts';
import { searchWords } from '#shared/rules/text/search-text.ts';

/** Folded words that ask, and say nothing about what is asked. */
const asking = new Set(
  `explique explica explicar explicacao fale falar fala diga dizer conte contar mostre mostrar ensine ensinar ensina ajude
  ajuda ajudar pergunte perguntar pergunta perguntas quiz teste testar testa resuma resumir resumo revisar revise estudar
  estudo estudos estude entender entenda entendi compreender aprender saber sabe sei quero queria gostaria preciso pode
  poderia consegue favor porfavor professor significa significado definicao defina definir conceito duvida duvidas sobre
  assunto materia tema topico exemplo exemplos melhor arquivo anexo documento pdf texto ola oi bom boa dia tarde noite
  obrigado obrigada acontece ocorre funciona serve`
    .trim()
    .split(/\s+/),
);

const most = 12;

/** The folded words that a question is about, at most twelve; none for one that only goes on with what was said. */
export const askedWords = (question: string): string[] =>
  searchWords(question)
    .filter((word) => word.length > 2 && !stopWords.has(word) && !asking.has(word))
    .slice(0, most);
