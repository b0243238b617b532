import { terminal } from '#server/platform/documents/reading/printed-lines.ts';
import type { NoticeLine } from './notice-lines.ts';
import { capitals, isAnnex, isProgrammeTitle, unspaced } from './words.ts';

/** A part of the notice that holds a programme. */
export interface Section {
  title: string;
  lines: NoticeLine[];
}

const leads = /(?:[.…_]\s?){4,}|\t\d{1,3}$/u;

const withoutNumber = (text: string) =>
  unspaced(text).replace(
    /^(?:anexos?\s*[\p{L}\d]{1,5}\s*[–—.:-]*|\d{1,2}(?:\.\d{1,2})*\.?|[IVXLC]+\s*[–—.-])\s*/iu,
    '',
  );

const isLoud = (line: NoticeLine) =>
  capitals(unspaced(line.text)) >= 0.85 || line.bold >= line.text.length - 1 || line.text.startsWith('#');

/** Whether a line is a heading that announces the programme, and no sentence that speaks of it. */
function isTitle(lines: readonly NoticeLine[], at: number): boolean {
  const { text, cells } = lines[at] as NoticeLine;
  if (text.length > 160 || leads.test(text) || cells.length > 3 || !isProgrammeTitle(text)) return false;
  const name = withoutNumber(text);
  if (/[.;,]$/u.test(text) && !isLoud(lines[at] as NoticeLine)) return false;
  if (
    /\b(?:const[ae]m?|ser[áã]o?|encontra|est[áã]o?|referentes?|conforme|presente|deste edital|dever)\b/iu.test(
      name,
    )
  )
    return false;
  const last = lines[at - 1];
  if (
    last &&
    !last.isShort &&
    !terminal.test(last.text) &&
    last.page === lines[at]?.page &&
    !isLoud(lines[at] as NoticeLine)
  )
    return false;
  return isLoud(lines[at] as NoticeLine) || (/^[“"]?\p{Lu}/u.test(name) && name.length < 90);
}

const isNumberedHeading = (text: string) =>
  /^(?:\d{1,2})\s*[.)–—-]?\s+\p{Lu}/u.test(text) && capitals(text) >= 0.85;

/** Whether what follows is another part of the notice. */
function endsSection(lines: readonly NoticeLine[], at: number, first: NoticeLine): boolean {
  const line = lines[at] as NoticeLine;
  const { text } = line;
  if (text.length > 160 || leads.test(text)) return false;
  if (isAnnex(text) && (isLoud(line) || line.isApart || text.length < 60)) {
    const next = lines[at + 1];
    const whole = text.length < 24 && next && isLoud(next) ? `${text} ${next.text}` : text;
    return !isProgrammeTitle(whole) || at === 0;
  }
  if (/^(?:cronograma|calend[áa]rio)\b/iu.test(text) && isLoud(line) && text.length < 60) return true;
  if (!isNumberedHeading(first.text) || !isNumberedHeading(text) || !isLoud(line)) return false;
  const [own, other] = [first.text, text].map((heading) => Number(/^\d+/u.exec(heading)?.[0]));
  return other === (own ?? 0) + 1 && /\bD[AOE]S?\b/u.test(text);
}

/** The stretches under headings that announce a programme, in order; empty when there is none. */
export function findSections(lines: readonly NoticeLine[]): Section[] {
  const sections: Section[] = [];
  let open: { first: NoticeLine; section: Section } | null = null;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as NoticeLine;
    const next = lines[at + 1];
    const isPair =
      isAnnex(line.text) && line.text.length < 24 && next !== undefined && isTitle(lines, at + 1);
    if (isPair || isTitle(lines, at)) {
      const title = isPair ? `${line.text} – ${next.text}` : line.text;
      // A heading of the same programme inside it: only what begins anew stands for itself.
      const isAnew = !open || isPair || isAnnex(line.text) || line.size > open.first.size * 0.97;
      if (isAnew) {
        open = { first: line, section: { title, lines: [] } };
        sections.push(open.section);
        if (isPair) at += 1;
        continue;
      }
    }
    if (open && endsSection(lines, at, open.first)) open = null;
    open?.section.lines.push(line);
  }
  return sections;
}
