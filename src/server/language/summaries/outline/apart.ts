const caption =
  /^(?:figura|fig\.|tabela|tab\.|quadro|gráfico|imagem|mapa|foto|esquema|ilustração|fonte|nota|legenda|crédito)s?(?: [\d.]+[a-z]?)? ?[-–—:.]/iu;
const bibliographic =
  /^\p{Lu}{2,}(?:[ -]\p{Lu}{2,})*, \p{Lu}|\bIn: \p{Lu}|\bDisponível em:|\bAcesso em:|\bISBN\b|\bISSN\b|\bet al\.,|, v\. ?\d+, n\. ?\d+/u;

export const isCaption = (text: string) => caption.test(text);

/** Whether the text is, or begins as, an entry of a bibliography. */
export const isSource = (text: string) => bibliographic.test(text);
