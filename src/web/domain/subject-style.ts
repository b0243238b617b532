import type { CSSProperties } from 'react';
import { subjectHue } from './subject-hue.ts';

/** With the class `subject`, gives everything inside the colours `subject`, `subject-soft` and `subject-mark`. */
export function subjectStyle(name: string): CSSProperties {
  return { '--subject-hue': subjectHue(name) } as CSSProperties;
}
