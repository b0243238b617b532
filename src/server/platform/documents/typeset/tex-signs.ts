const pairs = (list: string): [string, string][] =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    });

/** Signs that stand for a thing: letters, sums, points. */
export const signs = new Map(
  pairs(`
    alpha=α beta=β gamma=γ delta=δ epsilon=ε varepsilon=ε zeta=ζ eta=η theta=θ vartheta=ϑ iota=ι kappa=κ lambda=λ
    mu=μ nu=ν xi=ξ pi=π varpi=ϖ rho=ρ varrho=ϱ sigma=σ varsigma=ς tau=τ upsilon=υ phi=φ varphi=φ chi=χ psi=ψ omega=ω
    Gamma=Γ Delta=Δ Theta=Θ Lambda=Λ Xi=Ξ Pi=Π Sigma=Σ Upsilon=Υ Phi=Φ Psi=Ψ Omega=Ω
    infty=∞ partial=∂ nabla=∇ hbar=ħ ell=ℓ Re=ℜ Im=ℑ aleph=ℵ emptyset=∅ varnothing=∅ exists=∃ nexists=∄ forall=∀
    angle=∠ triangle=△ square=□ degree=° circ=° prime=′ ldots=… dots=… cdots=⋯ vdots=⋮ ddots=⋱ therefore=∴ because=∵
    sum=∑ prod=∏ coprod=∐ int=∫ iint=∫∫ iiint=∫∫∫ oint=∮ surd=√ neg=¬ lnot=¬ top=⊤ bot=⊥ checkmark=✓ star=⋆
    langle=⟨ rangle=⟩ lfloor=⌊ rfloor=⌋ lceil=⌈ rceil=⌉ lbrace={ rbrace=} lvert=| rvert=| vert=| lVert=∥ rVert=∥
    Vert=∥ backslash=\\ colon=: aa=å AA=Å ss=ß copyright=© pounds=£ S=§ %=% $=$ &=& #=# _=_ {={ }=} |=∥
  `),
);

/** Signs between two things: a blank on either side. */
export const operators = new Map(
  pairs(`
    times=× div=÷ cdot=· pm=± mp=∓ ast=∗ bullet=• oplus=⊕ ominus=⊖ otimes=⊗ odot=⊙ setminus=∖ cup=∪ cap=∩ land=∧
    wedge=∧ lor=∨ vee=∨ le=≤ leq=≤ leqslant=≤ ge=≥ geq=≥ geqslant=≥ ne=≠ neq=≠ lt=< gt=> ll=≪ gg=≫ equiv=≡ approx=≈
    sim=∼ simeq=≃ cong=≅ propto=∝ in=∈ notin=∉ ni=∋ subset=⊂ subseteq=⊆ supset=⊃ supseteq=⊇ nsubseteq=⊈ mid=∣
    parallel=∥ perp=⊥ to=→ rightarrow=→ gets=← leftarrow=← leftrightarrow=↔ Rightarrow=⇒ Leftarrow=⇐ Leftrightarrow=⇔
    implies=⇒ impliedby=⇐ iff=⇔ longrightarrow=⟶ longleftarrow=⟵ Longrightarrow=⟹ Longleftrightarrow=⟺ mapsto=↦
    uparrow=↑ downarrow=↓ rightleftharpoons=⇌ leftrightarrows=⇆ rightharpoonup=⇀ models=⊨ vdash=⊢
  `),
);

/** Functions are written as they are called. */
export const functions = new Set(
  `arccos arcsen arcsin arctan arctg arg cos cosh cossec cot cotg coth csc deg det dim exp gcd hom inf ker lg lim
  liminf limsup ln log max mdc min mmc mod Pr sec sen senh sin sinh sup tan tanh tg tgh`.split(/\s+/),
);

/** Commands that only say how their argument looks. */
export const looks = new Set(
  `mathrm mathbf mathit mathsf mathtt mathcal mathscr mathfrak boldsymbol bm
  boxed underline displaystyle textstyle scriptstyle limits nolimits big Big
  bigg Bigg bigl bigr Bigl Bigr middle rm bf it`.split(/\s+/),
);
/** Commands whose argument is text, not a formula. */
export const texts = /^(?:text(?:rm|bf|it|sf|tt)?|mbox|hbox|operatorname\*?)$/;
/** Commands that make white. */
export const blanks = new Set([...',;:!>', ' ', 'quad', 'qquad', 'enspace', 'thinspace', 'space', '~']);
/** Commands that set a sign above a letter. */
export const accents: Record<string, string> = {
  bar: '\u{304}',
  overline: '\u{304}',
  tilde: '\u{303}',
  dot: '\u{307}',
  hat: '\u{302}',
};
/** Commands whose argument is not written. */
export const unwritten = new Set(['hspace', 'vspace', 'color', 'textcolor', 'label', 'tag', 'phantom']);

const digits = [...'0123456789+−=()'];
const table = (from: readonly string[], to: string) =>
  new Map(from.map((sign, at) => [sign, [...to][at] ?? sign]));

const superscripts = table(
  [...digits, '-', ...'abcdefghijklmnoprstuvwxyz', ...'ABDEGHIJKLMNOPRTUVW', ...'βγδθφχ', '′', '°', ' '],
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾⁻ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᶿᵠᵡ′°\u{a0}',
);
const subscripts = table(
  [...digits, '-', ...'aehijklmnoprstuvx', ...'βγρφχ', ' '],
  '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎₋ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ\u{a0}',
);

/** A text as the small signs above or below the line; nothing when one of its signs has no small form. */
export function small(text: string, place: '^' | '_'): string | undefined {
  const forms = place === '^' ? superscripts : subscripts;
  const found = [...text].map((sign) => forms.get(sign));
  return found.every((sign) => sign !== undefined) ? found.join('') : undefined;
}
