const css =
  '.card { font-family: arial; font-size: 20px; text-align: center; color: black; background-color: white; }\n' +
  '.cloze { font-weight: bold; color: blue; }\n.nightMode .cloze { color: lightblue; }\n';

const latexPre =
  '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n' +
  '\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n';

interface Shape {
  id: number;
  name: string;
  /** 0 is a note type of questions, 1 one of deletions. */
  type: 0 | 1;
  fields: readonly string[];
  template: { name: string; qfmt: string; afmt: string };
}

/** Always the same ids: Anki then knows the note types of a second package as those of the first. */
export const basicModel: Shape = {
  id: 1741700000001,
  name: 'Basic',
  type: 0,
  fields: ['Front', 'Back'],
  template: { name: 'Card 1', qfmt: '{{Front}}', afmt: '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}' },
};

export const clozeModel: Shape = {
  id: 1741700000002,
  name: 'Cloze',
  type: 1,
  fields: ['Text', 'Back Extra'],
  template: { name: 'Cloze', qfmt: '{{cloze:Text}}', afmt: '{{cloze:Text}}<br>\n{{Back Extra}}' },
};

function model({ id, name, type, fields, template }: Shape, seconds: number) {
  return {
    id,
    name,
    type,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: null,
    tmpls: [{ ...template, ord: 0, bqfmt: '', bafmt: '', did: null, bfont: '', bsize: 0 }],
    flds: fields.map((field, ord) => ({
      name: field,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    css,
    latexPre,
    latexPost: '\\end{document}',
    latexsvg: false,
    req: [[0, 'any', [0]]],
    tags: [],
    vers: [],
  };
}

const deck = (id: number, name: string, seconds: number) => ({
  id,
  name,
  mod: seconds,
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  browserCollapsed: false,
  desc: '',
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
});

const defaultOptions = {
  id: 1,
  mod: 0,
  name: 'Default',
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  new: {
    bury: false,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 0],
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: { bury: false, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  dyn: false,
};

/** The JSON documents of the row of `col`, schema 11; `decks` are names by their ids. */
export function collectionDocuments(decks: ReadonlyMap<number, string>, nextPosition: number, now: Date) {
  const seconds = Math.floor(now.getTime() / 1000);
  const all = [[1, 'Default'] as const, ...decks];
  return {
    conf: {
      activeDecks: [1],
      curDeck: 1,
      curModel: basicModel.id,
      nextPos: nextPosition,
      newSpread: 0,
      collapseTime: 1200,
      timeLim: 0,
      estTimes: true,
      dueCounts: true,
      sortType: 'noteFld',
      sortBackwards: false,
      addToCur: true,
      schedVer: 2,
    },
    models: Object.fromEntries([basicModel, clozeModel].map((shape) => [shape.id, model(shape, seconds)])),
    decks: Object.fromEntries(all.map(([id, name]) => [id, deck(id, name, seconds)])),
    dconf: { 1: defaultOptions },
  };
}
