import type { PublicSummary, Summary, SummaryDraft, SummaryTask } from '#shared/contracts/summaries.ts';

/** A summary of a document, for tests. */
export function sampleSummary(changes: Partial<Summary> = {}): Summary {
  return {
    id: '0193a000-0000-7000-8000-00000000005a',
    title: 'Fotossíntese',
    subject: 'Biologia',
    summary: 'A **fotossíntese** transforma luz em energia química.\n\n- Ocorre nos cloroplastos.',
    originalText: 'A fotossíntese é o processo das plantas.\n\nEla ocorre nos cloroplastos.',
    keyPoints: ['A clorofila absorve a luz.', 'A planta libera oxigênio.'],
    keyPointSources: [{ sentence: 'A clorofila é o pigmento que absorve a luz.', page: 12 }, null],
    tags: ['células', 'enem'],
    wordCount: { original: 1200, summary: 240 },
    compressionRate: 80,
    engine: 'local',
    fallback: null,
    origin: 'document',
    pages: 14,
    isPublic: false,
    createdAt: '2026-03-10T12:00:00.000Z',
    updatedAt: '2026-03-10T12:00:00.000Z',
    ...changes,
  };
}

/** Another wording of it. */
export function sampleDraft(changes: Partial<SummaryDraft> = {}): SummaryDraft {
  return {
    summary: 'As plantas guardam a energia da luz.',
    keyPoints: ['A luz vira energia química.'],
    keyPointSources: [null],
    tags: ['células'],
    wordCount: { original: 1200, summary: 120 },
    compressionRate: 90,
    engine: 'local',
    fallback: null,
    ...changes,
  };
}

export function sampleTask(changes: Partial<SummaryTask> = {}): SummaryTask {
  return {
    taskId: 't1',
    status: 'processing',
    step: 'waiting',
    done: 0,
    total: 0,
    written: '',
    message: null,
    summaryId: null,
    draft: null,
    ...changes,
  };
}

export function samplePublicSummary(changes: Partial<PublicSummary> = {}): PublicSummary {
  const { id, title, subject, summary, keyPoints, tags, wordCount, compressionRate } = sampleSummary();
  return {
    ...{ id, title, subject, summary, keyPoints, tags, wordCount, compressionRate },
    author: { name: 'Conta de demonstração 1', picture: null },
    isOwn: false,
    publishedAt: '2026-03-11T12:00:00.000Z',
    ...changes,
  };
}
