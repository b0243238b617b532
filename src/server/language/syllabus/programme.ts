import { type AreaKind, areaKind, beyondArea, isForAll } from './areas.ts';
import type { Block } from './headings.ts';
import { withoutCode } from './known-names.ts';
import type { NoticeLine } from './notice-lines.ts';
import { isProgrammeTitle, levelsIn, plain, soundsLikeDiscipline, soundsLikePost } from './words.ts';

/** A stretch of a discipline, under a heading of its own or none. */
export interface Part {
  heading: string | null;
  rank: number;
  page: number;
  line: number;
  lines: NoticeLine[];
}

export interface DisciplineDraft {
  name: string;
  rank: number;
  area: string | null;
  kind: AreaKind | null;
  page: number;
  line: number;
  parts: Part[];
}

/** Disciplines that several positions share: those of some levels, or all. */
export interface Shared {
  levels: readonly string[];
  /** What the heading says of those that are meant: "(exclusivo para …)". */
  only: string | null;
  discipline: DisciplineDraft;
}

export interface PostDraft {
  name: string;
  levels: readonly string[];
  /** The group under which it stands: "área da saúde". */
  group: string | null;
  own: DisciplineDraft[];
  /** Whether its heading says that it is a position. */
  isSure: boolean;
  /** Whether its name is one of a position. */
  isNamed: boolean;
}

export interface Programme {
  title: string;
  posts: PostDraft[];
  shared: Shared[];
}

const skipped =
  /^(?:justificativas?|(?:sugest(?:ão|ões)\s+(?:de\s+)?)?(?:refer[êe]ncias?|bibliografias?|leituras?)\b.*|orienta[çc](?:ão|ões)(?:\s+(?:gerais|geral|did[áa]tic\w+|ao candidato))?|introdu[çc][ãa]o|(?:eixos cognitivos|compet[êe]ncias gerais|habilidades gerais)\b.*|apresenta[çc][ãa]o|objetivos?(?:\s+gera\w+)?|observa[çc](?:ão|ões)|aten[çc][ãa]o|importante|nota[s]?|obs\.?|livros recomendados|endere[çc]os? eletr[ôo]nicos?.*|sites?\b.*|legenda)\s*:?$/iu;
const transparent =
  /^(?:(?:eixos?|itens|t[óo]picos|temas|conte[úu]dos?)(?:\s+(?:da|do|de|das)\s.*)?|ementas?|programas?|habilidades|conhecimentos|habilidades e conhecimentos|conte[úu]dos? program[áa]ticos?|prova objetiva|provas? (?:escrita|de conhecimentos))\s*:?$/iu;
const postPrefix =
  /^(?:para\s+)?(?:o\s|os\s|ao\s|aos\s)?(?:cargos?|empregos?|fun[çc](?:ão|ões)|op[çc][ãa]o|c[óo]digo|perfil|[êe]nfase|especialidade|habilita[çc][ãa]o|cargo\/[\p{L}/]+)\b(?=\s*(?:p[úu]blicos?\s*)?(?:[:–—-]|de\s|n?[º°o.]{0,2}\s*[A-Z]?\d|\p{Lu}))/iu;
const code = /^(?:[A-Z]{0,3}\d{2,4}|[A-Z]\d{1,3})\s*[:.)–—-]+\s*(?=\p{L}{3})/u;
const restriction = /\((?:exclusiv|somente|apenas|s[óo] |para |cargos?|comum|exceto)[^)]*\)/iu;

const numberBefore =
  /^(?:\d{1,2}(?:\.\d{1,2})*|[IVX]{1,5}|[A-Z])\s*[.)–—-]+\s*(?=\p{L}{2})|^\d{1,2}(?:\.\d{1,2})+\s+/u;
export const bareName = (heading: string): string =>
  heading
    .replace(numberBefore, '')
    .replace(/[\s:.–—-]+$/u, '')
    .replace(/^([^()]*)\)$/u, '$1')
    .trim();

type Role = 'title' | 'skip' | 'plain' | 'level' | 'area' | 'post' | 'discipline' | 'topic' | 'text';

const isBare = (title: string) =>
  plain(title)
    .split(' ')
    .filter(
      (word) =>
        !/^(?:anexo|[ivx]+|\d+|conteudos?|programatic\w*|programas?|d[aeo]s?|provas?|objetiv\w+|escrit\w+|objetos?|avaliacao|e|habilidades|conhecimentos?|matriz|referencia|edital|n|continuacao|retificad\w+)$/u.test(
          word,
        ),
    ).length === 0;

/** Reads the headings of a programme in order and gives what stands below each to whom it belongs. */
export class ProgrammeReader {
  private readonly programme: Programme;
  private readonly positions: ReadonlySet<string>;
  private levels: readonly string[] = [];
  private group: string | null = null;
  private area: { name: string; kind: AreaKind } | null = null;
  private posts: PostDraft[] = [];
  private postRank = 0;
  private isInlinePost = false;
  private discipline: DisciplineDraft | null = null;
  private isSkipping = false;

  constructor(title: string, positions: ReadonlySet<string>) {
    this.programme = { title, posts: [], shared: [] };
    this.positions = positions;
    this.levels = levelsIn(title);
  }

  read(blocks: readonly Block[]): Programme {
    for (const [at, block] of blocks.entries()) this.take(block, blocks[at + 1]);
    const { posts } = this.programme;
    this.programme.posts = posts.filter(
      ({ own, isSure }) => own.some(({ parts }) => parts.length > 0) || isSure,
    );
    return this.programme;
  }

  private isPosition = (text: string) => this.positions.has(plain(withoutCode(text)));

  private roleOf(block: Block, text: string): Role {
    const { isInline, heading } = block;
    if (text === '') return 'plain';
    if (isProgrammeTitle(text) && (isBare(text) || (!isInline && this.isTitleAgain(text)))) return 'title';
    if (skipped.test(text)) return 'skip';
    if (!isInline && transparent.test(text)) return 'plain';
    if (isInline && block.isRoman && (this.posts.length > 0 || this.area?.kind === 'specific')) return 'text';
    const kind = areaKind(text);
    if (
      postPrefix.test(text) &&
      !isForAll(text) &&
      !/^(?:cargos?|empregos?|fun[çc]ões)\s+(?:de\s+)?(?:n[íi]vel|ensino)/iu.test(text)
    )
      return 'post';
    if (kind && !isInline) return 'area';
    if (!isInline && (this.isLevel(text) || (isForAll(text) && !soundsLikeDiscipline(text)))) return 'level';
    if (kind) return 'discipline';
    if (!isInline && code.test(heading) && this.area?.kind !== 'general') return 'post';
    return this.byContext(block, text);
  }

  private isTitleAgain = (text: string) => plain(text) === plain(this.programme.title);

  private isLevel(text: string): boolean {
    const levels = levelsIn(text);
    if (levels.length === 0 || text.length > 110) return false;
    return !soundsLikePost(text) && plain(text).split(' ').length <= 12;
  }

  private byContext({ isInline, rank, lines }: Block, text: string): Role {
    const discipline = soundsLikeDiscipline(text);
    const isPost = this.isPosition(text) || soundsLikePost(text);
    const [post] = this.posts;
    const isFirstOfPost = post !== undefined && post.own.length === 0;
    if (post?.isSure && rank < this.postRank) return this.disciplineOrTopic(rank, text, discipline);
    if (isFirstOfPost && isPost && !post.isSure && !post.isNamed) return 'post';
    if (isFirstOfPost && isInline && !this.isInlinePost) return 'discipline';
    if (this.area?.kind === 'specific' || (post && !this.area)) {
      if (isPost && !(discipline && !this.isPosition(text) && !soundsLikePost(text))) return 'post';
      const isLikePost = rank === this.postRank && isInline === this.isInlinePost;
      if (post && isLikePost && !discipline) return 'post';
      if (!post && !this.discipline && !isInline && !discipline && lines.length === 0) return 'post';
      return this.disciplineOrTopic(rank, text, discipline);
    }
    if (isPost && this.isPosition(text) && soundsLikePost(text)) return 'post';
    if (isPost && !discipline && !isInline && soundsLikePost(text)) return 'post';
    return this.disciplineOrTopic(rank, text, discipline);
  }

  private disciplineOrTopic(rank: number, _text: string, sounds: boolean): Role {
    const { discipline } = this;
    if (!discipline || rank >= discipline.rank) return 'discipline';
    const isEmpty = discipline.parts.length === 0 && !this.isSkipping;
    if (isEmpty && sounds && discipline.rank - rank <= 8) return 'discipline';
    return 'topic';
  }

  private take(block: Block, next: Block | undefined): void {
    const text = bareName(block.heading);
    const role = this.roleOf(block, text);
    const { lines } = block;
    if (role === 'skip') {
      this.isSkipping = true;
      return;
    }
    if (role === 'title') {
      const levels = levelsIn(text);
      if (levels.length > 0) this.setLevel(levels, null);
      return;
    }
    if (role === 'plain') {
      if (this.discipline && block.heading !== '') this.isSkipping = true;
      if (this.discipline && lines.length > 0 && !this.isIntro(lines)) this.addPart(block, null);
      return;
    }
    if (role === 'level') return this.setLevel(levelsIn(text), text);
    if (role === 'area') return this.openArea(block, text, next);
    if (role === 'post') return this.openPosts(block, text, next);
    if (role === 'discipline') return this.openDiscipline(block, text);
    if (role === 'text') return this.addText(block);
    this.addPart(block, text);
  }

  /** What only looked like a heading is part of the text. */
  private addText(block: Block): void {
    if (!this.discipline) this.openDiscipline({ ...block, lines: [] }, 'CONHECIMENTOS ESPECÍFICOS');
    const part = this.discipline?.parts.at(-1);
    if (part) part.lines.push(...block.source);
    else this.addPart({ ...block, lines: block.source }, null);
  }

  private isIntro = (lines: readonly NoticeLine[]) =>
    lines.length < 2 ||
    /\b(?:candidat|prova|exame)\w*/iu.test(
      lines
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 400),
    );

  private setLevel(levels: readonly string[], text: string | null): void {
    if (text === null || levels.length > 0 || isForAll(text)) this.levels = levels;
    this.posts = [];
    this.group = null;
    this.area = null;
    this.discipline = null;
    this.isSkipping = false;
  }

  private openArea(block: Block, text: string, next: Block | undefined): void {
    const kind = areaKind(text) as AreaKind;
    const beyond = beyondArea(text);
    const levels = levelsIn(text);
    if (levels.length > 0 || isForAll(text)) this.setLevel(levels.length > 0 ? levels : [], text);
    const hasOwn = this.posts.some(({ own }) => own.length > 0);
    if (kind === 'general' && hasOwn) this.posts = [];
    this.area = { name: text, kind };
    this.discipline = null;
    this.isSkipping = false;
    const isName = beyond !== '' && kind === 'specific' && levels.length === 0 && !isForAll(text);
    const isGroup = /^(?:[áa]reas?|profissionais|trabalhadores|grupo|eixo|cargos?|quadro)\b/iu.test(beyond);
    if (kind === 'specific' && this.posts.length === 0 && !isName) this.group = null;
    if (isName && isGroup) {
      this.posts = [];
      this.group = beyond;
    } else if (
      isName &&
      (this.posts.length === 0 || hasOwn || soundsLikePost(beyond) || this.isPosition(beyond))
    ) {
      const isPostName =
        soundsLikePost(beyond) ||
        this.isPosition(beyond) ||
        (next?.isInline ?? true) ||
        block.lines.length > 0;
      if (isPostName) this.startPosts([beyond], block.rank, true, false);
    }
    if (
      block.lines.reduce((sum, line) => sum + line.text.length, 0) >= 30 &&
      !(kind === 'general' && this.isIntro(block.lines))
    )
      this.openDiscipline(block, bareName(text.replace(/\s*[(–—:-].*$/u, '')) || text);
  }

  private startPosts(names: readonly string[], rank: number, isSure: boolean, isInline: boolean): void {
    const drafts = names.map(
      (name): PostDraft => ({
        name,
        levels: this.levels,
        group: this.group,
        own: [],
        isSure,
        isNamed: this.isPosition(name) || soundsLikePost(name),
      }),
    );
    const isStack =
      this.posts.length > 0 &&
      isSure &&
      rank === this.postRank &&
      this.posts.every(({ own, isSure: sure }) => own.length === 0 && sure);
    this.posts = isStack ? [...this.posts, ...drafts] : drafts;
    this.programme.posts.push(...drafts);
    this.postRank = rank;
    this.isInlinePost = isInline;
    this.discipline = null;
    this.isSkipping = false;
  }

  private openPosts(block: Block, text: string, _next: Block | undefined): void {
    const isSure = postPrefix.test(text) || code.test(block.heading);
    const name = code.test(block.heading) ? block.heading : text;
    const levels = levelsIn(text);
    if (levels.length > 0 && /n[íi]vel|ensino/iu.test(text)) this.levels = levels;
    const list =
      /^(?:para\s+)?(?:o\s|os\s|ao\s|aos\s)?(?:cargos|empregos|fun[çc]ões)\s*(?:de\b|:)\s*(.+)$/iu.exec(
        text,
      )?.[1];
    const names = list
      ? list.split(/\s*[,;]\s*|\s+e\s+(?=\p{Lu})/u).filter((each) => each.length > 3)
      : [name];
    this.startPosts(names.length > 0 ? names : [name], block.rank, isSure, block.isInline);
    if (block.lines.length > 0)
      this.openDiscipline(
        { ...block, rank: block.rank - 1 },
        this.area?.kind === 'general' ? this.area.name : 'CONHECIMENTOS ESPECÍFICOS',
      );
  }

  private openDiscipline(block: Block, text: string): void {
    const only = restriction.exec(text)?.[0] ?? null;
    const name = (only ? text.replace(restriction, '') : text).replace(/\s+/gu, ' ').trim();
    const draft: DisciplineDraft = {
      name: name === '' ? text : name,
      rank: block.rank,
      area: this.area?.name ?? null,
      kind: this.area?.kind ?? null,
      page: block.page,
      line: block.line,
      parts: [],
    };
    this.discipline = draft;
    this.isSkipping = false;
    if (this.posts.length > 0) for (const post of this.posts) post.own.push(draft);
    else this.programme.shared.push({ levels: this.levels, only, discipline: draft });
    if (block.lines.length > 0) this.addPart(block, null);
  }

  private addPart({ rank, page, line, lines }: Block, heading: string | null): void {
    this.discipline?.parts.push({ heading, rank, page, line, lines });
  }
}
