/** The screens shown on the landing page: what a browser's window measured, and how many dots a pixel had. */
export const screenSizes = {
  phone: { width: 375, height: 640, scale: 2 },
  /** The part of a phone's dashboard that a first screen has room for. */
  day: { width: 375, height: 500, scale: 1.75 },
  wide: { width: 1120, height: 840, scale: 1.5 },
} as const;

export type ScreenKind = keyof typeof screenSizes;
