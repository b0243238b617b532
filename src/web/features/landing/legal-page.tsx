import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { consentVersion } from '#shared/contracts/accounts.ts';
import { useInstallation } from '#web/domain/installation.tsx';
import { Prose } from '#web/ui/prose.tsx';

export interface LegalSection {
  /** Anchor of the section: kept stable, people link to it. */
  id: string;
  title: string;
  body: ReactNode;
  /** Left out where no plans are sold. */
  ofSale?: boolean;
}

interface LegalPageProps {
  title: string;
  intro: ReactNode;
  sections: LegalSection[];
}

// The version is a plain day: read and written in UTC, it is the same day everywhere.
const updated = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A text that registration asks to agree to, dated by its version, in numbered sections with a table of contents. */
export function LegalPage({ title, intro, sections: all }: LegalPageProps) {
  const sells = useInstallation('plans') !== 'off';
  const sections = all.filter(({ ofSale }) => sells || !ofSale);
  return (
    <Prose>
      <h1>{title}</h1>
      <p>
        Última atualização: <time dateTime={consentVersion}>{updated.format(new Date(consentVersion))}</time>
      </p>
      {intro}
      <nav aria-label="Nesta página">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(({ id, title, body, ofSale }, index) => (
        <section
          key={id}
          aria-labelledby={id}
          className={clsx('[&>*+*]:mt-4', ofSale && 'in-data-[plans=off]:hidden')}
        >
          <h2 id={id} className="scroll-mt-24">
            {index + 1}. {title}
          </h2>
          {body}
        </section>
      ))}
    </Prose>
  );
}
