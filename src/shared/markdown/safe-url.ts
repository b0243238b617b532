const schemes: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:)[^\s]/i,
  src: /^(?:https?:\/\/[^\s]|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=%-]+$)/i,
};

/** Whether an address is a path of this site as its own screens have them; `//` begins the name of another. */
export const isSitePath = (url: string): boolean => /^\/(?!\/)[\w\-./?=&#]*$/.test(url);

/**
 * The address when it may stand in a link (`href`: http, https and mailto) or an image (`src`: http, https and
 * pictures within the address, but no SVG), else nothing. Addresses relative to this site lead nowhere.
 */
export function safeUrl(url: string, attribute: string): string {
  return schemes[attribute]?.test(url) ? url : '';
}
