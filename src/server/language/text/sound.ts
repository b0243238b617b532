/**
 * How a word is heard in Brazilian Portuguese, about: "fotocíntese" and "fotossíntese", "cauculo" and "cálculo" sound
 * alike, and "gerra" lacks a letter that makes it a war. Takes the word as it is written, for a cedilla is lost by folding.
 */
export const soundOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ç/g, 's')
    .replace(/^g(?=err)/, 'gu')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<![aeiouq])u(?=s?$)/, 'o')
    .replace(/cao$/, 'sao')
    .replace(/coes$/, 'soes')
    .replace(/ch/g, 'x')
    .replace(/[ck]s(?=[aeiou])/g, 'x')
    .replace(/x(?=[bcdfgklmnpqrt])(?!c[ei])/g, 's')
    .replace(/ph/g, 'f')
    .replace(/([ln])h/g, '$1i')
    .replace(/h/g, '')
    .replace(/y/g, 'i')
    .replace(/ew(?![aeiou])/g, 'iu')
    .replace(/w(?![aeiou])/g, 'u')
    .replace(/w/g, 'v')
    .replace(/e(?=[ao]s?$)/g, 'i')
    .replace(/i(?=s?$)/g, 'e')
    .replace(/x?sc(?=[ei])|xc(?=[ei])|c(?=[ei])|z/g, 's')
    .replace(/q(?:u(?=[ei]))?|ck|c/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/n(?![aeiou])/g, 'm')
    .replace(/l(?![aeiou])/g, 'u')
    .replace(/(.)\1+/g, '$1');
