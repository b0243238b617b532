import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { flashcardLimits } from '#shared/contracts/flashcards.ts';
import { groupBy } from '#shared/rules/group-by.ts';
import { commonSubjects } from '#web/domain/common-subjects.ts';
import { fieldId } from '#web/lib/form-rules.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { decksQuery } from './api.ts';
import { deckName, deckPath, deckText } from './deck.ts';
import type { Filing } from './filing.ts';

type SubjectAndDeckProps = {
  /** Of the form that the two fields stand in. */
  register: (field: 'subject') => UseFormRegisterReturn;
  deck: string;
  onDeckChange: (deck: string) => void;
  errors: FieldErrors<Filing>;
};

/** What cards are filed under: a subject, of which the usual ones are suggested, and a deck. */
export function SubjectAndDeck({ register, errors, ...deck }: SubjectAndDeckProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        id={fieldId('subject')}
        label="Matéria"
        hint="Escolha da lista ou escreva a sua."
        error={errors.subject?.message}
      >
        <TextInput
          {...register('subject')}
          list="materias"
          maxLength={flashcardLimits.subject}
          placeholder="Ex.: Biologia"
          autoComplete="off"
        />
      </Field>
      <DeckPicker {...deck} error={errors.deck?.message} />
      <Suggestions id="materias" names={commonSubjects} />
    </div>
  );
}

type DeckPickerProps = Pick<SubjectAndDeckProps, 'deck' | 'onDeckChange'> & { error: string | undefined };

// No deck is called so: names are trimmed.
const newDeck = ' baralho';
const newFolder = ' pasta';

/** One of the student's decks, or a new one, in a folder or in none. */
function DeckPicker({ deck, onDeckChange, error }: DeckPickerProps) {
  const { data: decks = [] } = useQuery(decksQuery);
  /** What is typed of a new one, and where its making begins; null while one is picked. */
  const [made, setMade] = useState<{ folder: string; name: string; first: 'folder' | 'name' } | null>(null);
  const names = [...new Set([flashcardLimits.defaultDeck, ...decks.map((known) => known.deck), deck])];
  const folders = groupBy(
    names.filter((name) => name !== ''),
    (name) => deckPath(name).folder ?? '',
  );
  const id = fieldId('deck');

  if (made) {
    const write = (changes: Partial<typeof made>) => {
      const next = { ...made, ...changes };
      setMade(next);
      onDeckChange(deckName(next.folder, next.name));
    };
    const pick = () => {
      setMade(null);
      onDeckChange(flashcardLimits.defaultDeck);
      requestAnimationFrame(() => document.getElementById(id)?.focus());
    };
    return (
      <div className="grid content-start gap-3">
        <Field id={id} label="Novo baralho" error={error}>
          <div className="flex gap-1">
            <TextInput
              value={made.name}
              onChange={({ target }) => write({ name: target.value })}
              maxLength={flashcardLimits.deck}
              placeholder="Ex.: Genética"
              autoComplete="off"
              autoFocus={made.first === 'name'}
            />
            <IconButton label="Escolher um baralho da lista" onClick={pick}>
              <X aria-hidden="true" />
            </IconButton>
          </div>
        </Field>
        <Field label="Pasta" optional>
          <TextInput
            value={made.folder}
            onChange={({ target }) => write({ folder: target.value })}
            list="pastas"
            maxLength={flashcardLimits.deck}
            placeholder="Ex.: Biologia"
            autoComplete="off"
            autoFocus={made.first === 'folder'}
          />
        </Field>
        <Suggestions id="pastas" names={[...folders.keys()].filter((folder) => folder !== '')} />
      </div>
    );
  }

  const choose = (value: string) => {
    if (value !== newDeck && value !== newFolder) return onDeckChange(value);
    setMade({ folder: '', name: '', first: value === newDeck ? 'name' : 'folder' });
    onDeckChange('');
  };
  return (
    <Field id={id} label="Baralho" hint="Onde o flashcard fica guardado." error={error}>
      <Select value={deck || flashcardLimits.defaultDeck} onChange={({ target }) => choose(target.value)}>
        {[...folders].map(([folder, inside]) =>
          folder === '' ? (
            inside.map((name) => <DeckOption key={name} name={name} />)
          ) : (
            <optgroup key={folder} label={folder}>
              {inside.map((name) => (
                <DeckOption key={name} name={name} />
              ))}
            </optgroup>
          ),
        )}
        <optgroup label="Criar">
          <option value={newDeck}>Novo baralho</option>
          <option value={newFolder}>Nova pasta</option>
        </optgroup>
      </Select>
    </Field>
  );
}

/** With its folder: a closed list shows nothing else. */
const DeckOption = ({ name }: { name: string }) => <option value={name}>{deckText(name)}</option>;

function Suggestions({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
