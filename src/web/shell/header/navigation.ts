import type { LinkProps } from '@tanstack/react-router';
import {
  CalendarClock,
  FileText,
  GraduationCap,
  Layers,
  Library,
  type LucideIcon,
  Orbit,
  Route,
  Store,
} from 'lucide-react';

export interface Destination {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
}

export interface MenuGroup {
  label: string;
  destinations: readonly Destination[];
}

/** The product's menu, in the header and in the slide-in menu alike. */
export const menuGroups: readonly MenuGroup[] = [
  {
    label: 'Estudos',
    destinations: [
      { to: '/flashcards', label: 'Flashcards', icon: Layers },
      { to: '/summaries', label: 'Resumos', icon: FileText },
      {
        to: '/library',
        label: 'Biblioteca',
        get icon() {
          return Library;
        },
      },
      { to: '/professor', label: 'Professor', icon: GraduationCap },
    ],
  },
  {
    label: 'Organização',
    destinations: [
      { to: '/study-plans', label: 'Roadmaps', icon: Route },
      { to: '/syllabi', label: 'Editais', icon: CalendarClock },
      {
        to: '/study-cycles',
        label: 'Ciclos de Estudo',
        // Read when it is drawn: used nowhere else, it stands in a file that may be run after this one.
        get icon() {
          return Orbit;
        },
      },
      { to: '/marketplace', label: 'Marketplace', icon: Store },
    ],
  },
];

/** A link or a button in one of the menus. */
export const rowClass =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-start font-medium hover:bg-well focus-visible:-outline-offset-2 aria-[current=page]:bg-cometa-soft aria-[current=page]:text-cometa pointer-coarse:min-h-11 [&>svg]:size-4.5 [&>svg]:shrink-0';
