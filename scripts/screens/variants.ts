export const devices = ['phone', 'desktop'] as const;
export type Device = (typeof devices)[number];
const themes = ['light', 'dark'] as const;

/** A way to look at a screen. */
export interface Variant {
  device: Device;
  /** Pixels. */
  width: number;
  height: number;
  theme: (typeof themes)[number];
  /** With the few colours that a person has chosen for everything. */
  forced?: boolean;
  /** Looked at only where more than usual could break. */
  rare?: boolean;
}

const sizes = [
  { device: 'phone', width: 360, height: 740 },
  { device: 'desktop', width: 768, height: 900 },
  { device: 'desktop', width: 1280, height: 800 },
] as const;

export const variants: Variant[] = [
  ...sizes.flatMap((size) => themes.map((theme) => ({ ...size, theme }))),
  { device: 'phone', width: 320, height: 640, theme: 'light', rare: true },
  // 1280 pixels seen at 200 %.
  { device: 'desktop', width: 640, height: 400, theme: 'light', rare: true },
  { device: 'desktop', width: 1280, height: 800, theme: 'dark', forced: true, rare: true },
];

export const nameOf = ({ width, theme, forced }: Variant) =>
  `${width} px, ${forced ? 'cores forçadas' : theme === 'dark' ? 'escuro' : 'claro'}`;
