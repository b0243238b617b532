import { type FormEvent, useState } from 'react';
import { syllabusLimits } from '#shared/contracts/syllabi.ts';
import { formatNumber } from '#shared/rules/text/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/lazy-dialog.tsx';
import { placeOf, type Values } from './actions.ts';
import type { Asked } from './row-menu.tsx';
import type { Editor } from './store.ts';
import { type Discipline, topicOf, unnamed } from './tree.ts';

type AskedProps = {
  editor: Editor;
  asked: Asked | null;
  onClose: () => void;
};

/** The row that one is on: what opened the window, a menu's item, is there no more. */
export const toRow = () => document.querySelector<HTMLElement>('[data-row-focus][tabindex="0"]') ?? true;

/** What is asked about a row, in a window that keeps its content while it closes. */
export function AskedDialogs({ editor, asked, onClose }: AskedProps) {
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const open = asked !== null;
  const shared = {
    open,
    onOpenChange: (next: boolean) => !next && onClose(),
    size: 'sm',
    finalFocus: toRow,
  } as const;
  const { tree } = editor.get().history;
  const shown = asked ?? last;
  if (shown?.what === 'weight') {
    const topic = topicOf(tree.disciplines, shown.key);
    return (
      <Dialog
        {...shared}
        title="Peso do tópico"
        description="Quanto ele conta ao lado dos outros da disciplina. O comum é 1."
      >
        <WeightChoice
          value={topic?.weight ?? 1}
          onChoose={(weight) => {
            editor.act({ type: 'setWeight', topic: shown.key, weight }, { stays: true });
            onClose();
          }}
        />
      </Dialog>
    );
  }
  if (shown?.what === 'moveTo')
    return (
      <Dialog {...shared} title="Mover para outra disciplina">
        <DisciplineChoice
          disciplines={tree.disciplines}
          from={placeOf(tree, shown.key)?.at ?? -1}
          onChoose={(discipline) => {
            editor.act({ type: 'moveTo', topic: shown.key, discipline }, { stays: true });
            onClose();
          }}
        />
      </Dialog>
    );
  const discipline = shown?.what === 'values' && tree.disciplines.find(({ key }) => key === shown.key);
  if (!discipline) return null;
  return (
    <Dialog {...shared} title="Questões, pontos e grupo" description={discipline.name}>
      <ValuesForm
        key={discipline.key}
        discipline={discipline}
        onSave={(values) => {
          editor.act({ type: 'setValues', discipline: discipline.key, values }, { stays: true });
          onClose();
        }}
      />
    </Dialog>
  );
}

const weights = [0.5, 1, 2, 3, 4, 5, 10];

function WeightChoice({ value, onChoose }: { value: number; onChoose: (weight: number) => void }) {
  const known = weights.includes(value) ? weights : [...weights, value].sort((a, b) => a - b);
  return (
    <div className="flex flex-wrap gap-2">
      {known.map((weight) => (
        <Button
          key={weight}
          aria-pressed={weight === value}
          className="min-w-14 tabular-nums aria-pressed:border-cometa aria-pressed:bg-cometa-soft aria-pressed:text-cometa"
          onClick={() => onChoose(weight)}
        >
          {formatNumber(weight)}
        </Button>
      ))}
    </div>
  );
}

type DisciplineChoiceProps = {
  disciplines: readonly Discipline[];
  /** Place of the one that it is in. */
  from: number;
  onChoose: (key: number) => void;
};

function DisciplineChoice({ disciplines, from, onChoose }: DisciplineChoiceProps) {
  const others = disciplines.filter((_, at) => at !== from);
  if (others.length === 0) return <p className="text-ink-muted">Não há outra disciplina neste edital.</p>;
  return (
    <ul className="-mx-2">
      {others.map(({ key, name }) => (
        <li key={key}>
          <button
            type="button"
            className="min-h-11 w-full rounded-md px-2 py-1.5 text-start hover:bg-well"
            onClick={() => onChoose(key)}
          >
            {name || unnamed}
          </button>
        </li>
      ))}
    </ul>
  );
}

const most = 10_000;

/** A number as it is written here, with a comma; null for none, undefined for what is no number from 0 to 10,000. */
function readValue(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) && value >= 0 && value <= most ? value : undefined;
}

const writtenValue = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));
const fields = [
  { name: 'questions', label: 'Questões' },
  { name: 'weight', label: 'Pontos por questão' },
  { name: 'minimum', label: 'Mínimo de acertos' },
] as const;

type ValuesFormProps = { discipline: Discipline; onSave: (values: Values) => void };

function ValuesForm({ discipline, onSave }: ValuesFormProps) {
  const [area, setArea] = useState(discipline.area ?? '');
  const [texts, setTexts] = useState({
    questions: writtenValue(discipline.questions),
    weight: writtenValue(discipline.weight),
    minimum: writtenValue(discipline.minimum),
  });
  const [isAsked, setAsked] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const [questions, weight, minimum] = fields.map(({ name }) => readValue(texts[name]));
    setAsked(true);
    if (questions === undefined || weight === undefined || minimum === undefined) return;
    onSave({ area: area.trim() || null, questions, weight, minimum });
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3 sm:gap-3">
        {fields.map(({ name, label }) => (
          <Field
            key={name}
            label={label}
            error={
              isAsked && readValue(texts[name]) === undefined ? 'Informe um número de 0 a 10.000.' : undefined
            }
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={texts[name]}
              onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              className="tabular-nums"
            />
          </Field>
        ))}
      </div>
      <Field label="Grupo" optional hint="Como “Conhecimentos Básicos”.">
        <TextInput
          maxLength={syllabusLimits.name}
          autoComplete="off"
          value={area}
          onChange={({ target }) => setArea(target.value)}
        />
      </Field>
      <Button type="submit" className="justify-self-end max-sm:w-full">
        Salvar
      </Button>
    </form>
  );
}
