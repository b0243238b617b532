import { type AreaKind, areaKind, beyondArea, isGroupName } from './areas.ts';
import { isDoubtfulHeading } from './doubts/doubtful-words.ts';
import { type DisciplineDraft, newDiscipline, type PostDraft, type Programme } from './drafts.ts';
import { type Block, isIntro, letters } from './headings/headings.ts';
import { withoutCode } from './known-names.ts';
import {
  bareName,
  hasCode,
  isForEverybody,
  isPostHeading,
  postNames,
  type Role,
  roleByWords,
  splitScope,
} from './roles.ts';
import { levelsIn, plain, soundsLikeDiscipline, soundsLikePost } from './words.ts';

const specificName = 'CONHECIMENTOS ESPECÍFICOS';

/** Reads the headings of a programme in order and gives what stands below each to whom it belongs. */
export class ProgrammeReader {
  private readonly programme: Programme;
  private readonly positions: ReadonlySet<string>;
  private levels: readonly string[] = [];
  private round = 0;
  private group: string | null = null;
  private area: { name: string; kind: AreaKind } | null = null;
  private posts: PostDraft[] = [];
  private postRank = 0;
  private isInlinePost = false;
  private discipline: DisciplineDraft | null = null;
  private isSkipping = false;
  /** Whether a heading on a line of its own has opened books to read. */
  private isInBooks = false;
  /** Whether the heading of the open discipline or position runs into its text. */
  private isInlineName = false;
  /** Whether the area was opened within a position, and ends with it. */
  private isOwnArea = false;
  /** Whether levels stand below the area, each with positions or disciplines of its own. */
  private holdsLevels = false;
  private last: Role | null = null;
  /** Of the level right below the open discipline's heading; another of its rank is for others. */
  private levelRank: number | null = null;

  constructor(title: string, positions: ReadonlySet<string>) {
    this.programme = { title, posts: [], shared: [] };
    this.positions = positions;
    this.levels = levelsIn(title);
  }

  read(blocks: readonly Block[]): Programme {
    for (const [at, block] of blocks.entries()) this.take(block, blocks[at + 1]);
    const { posts, shared, title } = this.programme;
    return {
      title,
      posts: posts.filter(({ own, isSure }) => isSure || own.some(({ parts }) => parts.length > 0)),
      shared: shared.filter(({ discipline }) => discipline.parts.length > 0),
    };
  }

  private isPosition = (text: string) => this.positions.has(plain(withoutCode(text)));

  private byContext(block: Block, text: string): Role {
    const { isInline, rank, lines } = block;
    const discipline = soundsLikeDiscipline(text);
    const isNamed = soundsLikePost(text);
    const isPost = isNamed || this.isPosition(text);
    const [post] = this.posts;
    const isFirstOfPost = post !== undefined && post.own.length === 0;
    if (post?.isSure && rank < this.postRank) return this.disciplineOrTopic(block, text, discipline);
    if (isFirstOfPost && isPost && !post.isSure && !post.isNamed) return 'post';
    if (isFirstOfPost && isInline && !this.isInlinePost) return 'discipline';
    if (this.area?.kind === 'specific' || (post && !this.area)) {
      if (isPost) return 'post';
      const isSibling = rank === this.postRank && isInline === this.isInlinePost;
      if (post && !post.isSure && !discipline && isSibling) return 'post';
      if (!post && !this.discipline && !isInline && !discipline && lines.length === 0) return 'post';
      return this.disciplineOrTopic(block, text, discipline);
    }
    if (isNamed && (this.isPosition(text) || (!discipline && !isInline))) return 'post';
    return this.disciplineOrTopic(block, text, discipline);
  }

  private disciplineOrTopic({ rank, isRoman }: Block, text: string, sounds: boolean): Role {
    const { discipline } = this;
    if (!discipline) return 'discipline';
    // "I – CITOLOGIA" below "PROGRAMA DE BIOLOGIA", however alike they look.
    const isPart = isRoman && !this.isSkipping && discipline.parts.every((part) => part.isRoman);
    if (isPart && discipline.rank <= rank && soundsLikeDiscipline(discipline.name)) return 'topic';
    if (rank >= discipline.rank) return 'discipline';
    const isEmpty = discipline.parts.length === 0 && !this.isSkipping;
    return isEmpty && ((sounds && text.length <= 60) || !soundsLikeDiscipline(discipline.name))
      ? 'discipline'
      : 'topic';
  }

  /** An author or a title in bold before a reference, below books to read. */
  private isBook({ heading, isInline }: Block, text: string): boolean {
    if (!this.isInBooks || !isInline || isPostHeading(text) || areaKind(text)) return false;
    return !this.isInlineName || /^\d/u.test(heading);
  }

  private take(block: Block, next: Block | undefined): void {
    const text = bareName(block.heading);
    if (this.isBook(block, text)) return;
    const role =
      roleByWords(block.heading, text, {
        isInline: block.isInline,
        isRoman: block.isRoman,
        isSpecific: this.posts.length > 0 || this.area?.kind === 'specific',
        isGeneral: this.area?.kind === 'general',
        hasOwn: this.posts.some(({ own }) => own.length > 0),
        title: this.programme.title,
      }) ?? this.byContext(block, text);
    const isDone =
      (this.last === 'discipline' && this.takeScope(role, text, block)) ||
      this.takeNextLevel(role, text, block) ||
      (this.last === 'post' && this.takeLevel(role, text));
    if (!isDone) this.open(role, block, text, next);
    if (role === 'post' || role === 'discipline') this.isInlineName = block.isInline;
    this.isInBooks = this.isSkipping && (this.isInBooks || (role === 'skip' && !block.isInline));
    this.last = isDone ? this.last : role;
  }

  /** "Nível superior", "Cargos: todos" right below a discipline say for whom it is. */
  private takeScope(role: Role, text: string, block: Block): boolean {
    const shared = this.programme.shared.at(-1);
    if (!shared || shared.discipline !== this.discipline || this.discipline.parts.length > 0) return false;
    if (role === 'level') {
      const levels = levelsIn(text);
      if (levels.length > 0) shared.levels = levels;
      this.levelRank = block.rank;
      if (block.lines.length > 0) this.addPart(block, null);
      return true;
    }
    if (role !== 'post' || !isPostHeading(text) || this.area?.kind === 'specific') return false;
    shared.only = text;
    if (block.lines.length > 0) this.addPart(block, null);
    return true;
  }

  /** "Cargos de nível médio" below a discipline whose text so far was for another level: the same one for these. */
  private takeNextLevel(role: Role, text: string, block: Block): boolean {
    const { discipline, levelRank } = this;
    const levels = levelsIn(text);
    if (role !== 'level' || !discipline || levelRank !== block.rank || levels.length === 0) return false;
    this.openDiscipline({ ...block, rank: discipline.rank, lines: [] }, discipline.name);
    const shared = this.programme.shared.at(-1);
    if (shared && shared.discipline === this.discipline) shared.levels = levels;
    this.levelRank = levelRank;
    if (block.lines.length > 0) this.addPart(block, null);
    return true;
  }

  /** "Nível superior" right below a position is its own. */
  private takeLevel(role: Role, text: string): boolean {
    const levels = levelsIn(text);
    if (role !== 'level' || levels.length === 0 || this.posts.some(({ own }) => own.length > 0)) return false;
    for (const post of this.posts) post.levels = levels;
    return true;
  }

  private open(role: Role, block: Block, text: string, next: Block | undefined): void {
    const levels = levelsIn(text);
    if (role === 'title' && levels.length > 0) this.setLevel(levels, null);
    else if (role === 'skip') this.isSkipping = true;
    else if (role === 'plain') this.goOn(block);
    else if (role === 'level') this.setLevel(levels, text);
    else if (role === 'area') this.openArea(block, text, next);
    else if (role === 'post') this.openPosts(block, text);
    else if (role === 'discipline') this.openDiscipline(block, text);
    else if (role === 'text') this.addText(block);
    else if (role === 'topic') this.addPart(block, text);
  }

  private goOn(block: Block): void {
    const isText = letters(block.lines) > 0 && (block.isInline || !isIntro(block.lines));
    if (!this.discipline && isText && (this.posts.length > 0 || this.area?.kind === 'specific'))
      this.openDiscipline({ ...block, lines: [] }, specificName);
    if (this.discipline && !block.isInline && block.heading !== '') this.isSkipping = true;
    if (isText) this.addPart(block, null);
  }

  /** What only looked like a heading is part of the text. */
  private addText(block: Block): void {
    if (!this.discipline) this.openDiscipline({ ...block, lines: [] }, specificName);
    const part = this.discipline?.parts.at(-1);
    if (part) part.lines.push(...block.source);
    else this.addPart({ ...block, lines: block.source }, null);
  }

  private setLevel(levels: readonly string[], text: string | null): void {
    // "All positions" right below a level are those of the level.
    const isAll = text !== null && isForEverybody(text) && this.last !== 'level';
    if (text === null || levels.length > 0 || isAll) this.levels = levels;
    this.round += 1;
    this.holdsLevels = this.area !== null && (this.holdsLevels || this.last === 'area');
    this.posts = [];
    this.group = null;
    if (!this.holdsLevels) this.area = null;
    this.discipline = null;
    this.isSkipping = false;
  }

  private openArea(block: Block, text: string, next: Block | undefined): void {
    const kind = areaKind(text) as AreaKind;
    const beyond = beyondArea(text);
    const levels = levelsIn(text);
    if (levels.length > 0 || isForEverybody(text)) this.setLevel(levels, text);
    this.holdsLevels = false;
    const hasOwn = this.posts.some(({ own }) => own.length > 0);
    if (kind === 'general' && this.posts.length > 0 && block.rank >= this.postRank) this.posts = [];
    this.area = { name: text, kind };
    this.isOwnArea = this.posts.length > 0;
    this.discipline = null;
    this.isSkipping = false;
    if (kind === 'specific' && levels.length === 0 && !isForEverybody(text))
      this.openGroup(block, beyond, hasOwn, next);
    if (letters(block.lines) >= 30 && !(kind === 'general' && isIntro(block.lines)))
      this.openDiscipline(block, bareName(text.replace(/\s*[(–—:-].*$/u, '')) || text);
  }

  /** "Conhecimentos específicos (Enfermeiro)", "Conhecimentos específicos – área da saúde". */
  private openGroup(block: Block, beyond: string, hasOwn: boolean, next: Block | undefined): void {
    const isName = soundsLikePost(beyond) || this.isPosition(beyond);
    if (beyond === '') {
      if (this.posts.length === 0) this.group = null;
    } else if (isGroupName(beyond) && !isName) {
      this.posts = [];
      this.group = beyond;
    } else if (
      isName ||
      ((this.posts.length === 0 || hasOwn) && ((next?.isInline ?? true) || block.lines.length > 0))
    )
      this.startPosts([beyond], block, true);
  }

  private startPosts(names: readonly string[], { rank, isInline }: Block, isSure: boolean): void {
    const drafts = names.map((name): PostDraft => {
      const known = this.programme.posts.find(
        (post) => isSure && post.isSure && plain(withoutCode(post.name)) === plain(withoutCode(name)),
      );
      if (known) return known;
      const isNamed = levelsIn(name).length === 0 && (this.isPosition(name) || soundsLikePost(name));
      return { name, levels: this.levels, round: this.round, group: this.group, own: [], isSure, isNamed };
    });
    if (this.isOwnArea && this.posts.some((post) => post.own.length > 0)) this.area = null;
    const areOpen = this.posts.length > 0 && this.posts.every((post) => post.own.length === 0 && post.isSure);
    this.posts = areOpen && isSure && rank === this.postRank ? [...this.posts, ...drafts] : drafts;
    const known = new Set(this.programme.posts);
    this.programme.posts.push(...drafts.filter((draft) => !known.has(draft)));
    this.postRank = rank;
    this.isInlinePost = isInline;
    this.discipline = null;
    this.isSkipping = false;
  }

  private openPosts(block: Block, text: string): void {
    const levels = levelsIn(text);
    if (levels.length > 0 && /n[íi]vel|ensino/iu.test(text)) this.levels = levels;
    this.startPosts(postNames(block.heading, text), block, isPostHeading(text) || hasCode(block.heading));
    if (block.lines.length > 0)
      this.openDiscipline(
        { ...block, rank: block.rank - 1 },
        this.area?.kind === 'general' ? this.area.name : specificName,
      );
  }

  private openDiscipline(block: Block, text: string): void {
    const meant = block.isInline && areaKind(text) === 'specific' ? beyondArea(text) : '';
    if (meant !== '' && (soundsLikePost(meant) || this.isPosition(meant))) {
      this.startPosts([meant], block, true);
      this.openDiscipline({ ...block, isInline: false }, specificName);
      return;
    }
    const { name, scope } = splitScope(text);
    const draft = newDiscipline(name, block, this.area);
    const levels = levelsIn(scope ?? '');
    const isShared =
      this.posts.length === 0 || (scope !== null && (levels.length > 0 || isForEverybody(scope)));
    this.discipline = draft;
    this.isSkipping = false;
    this.levelRank = null;
    if (isShared) {
      const only = scope && levels.length === 0 && !isForEverybody(scope) ? scope : null;
      this.programme.shared.push({
        levels: levels.length > 0 ? levels : this.levels,
        only,
        round: this.round,
        discipline: draft,
      });
    } else for (const post of this.posts) post.own.push(draft);
    if (block.lines.length > 0) this.addPart(block, null);
  }

  private addPart({ rank, page, line, lines, source, isRoman }: Block, heading: string | null): void {
    const isDoubtful = heading !== null && isDoubtfulHeading(heading, source);
    this.discipline?.parts.push({ heading, isDoubtful, isRoman, rank, page, line, lines });
  }
}
