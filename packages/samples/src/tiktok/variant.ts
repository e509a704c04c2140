/** The layouts of TikTok's exports for which samples can be made. */

/** TikTok's current layout first. */
export const tiktokVariants = ['json-2025', 'json-2026', 'json-2023', 'txt', 'txt-nl', 'txt-es'] as const;
export type TiktokVariant = (typeof tiktokVariants)[number];

/** The names that the reader gives these layouts. */
export type TiktokLayout = 'json-2025' | 'json-2026' | 'json-2023' | 'txt';

export function layoutOf(variant: TiktokVariant): TiktokLayout {
  return variant === 'txt-nl' || variant === 'txt-es' ? 'txt' : variant;
}

export function languageOf(variant: TiktokVariant): 'en' | 'nl' | 'es' {
  if (variant === 'txt-nl') return 'nl';
  return variant === 'txt-es' ? 'es' : 'en';
}

/** The names of text files and of the lines in them. */
export interface Wording {
  readonly profile: string;
  readonly watch: string;
  readonly like: string;
  readonly favorite: string;
  readonly search: string;
  readonly comment: string;
  readonly date: string;
  readonly link: string;
  readonly term: string;
  readonly text: string;
  readonly userName: string;
}

export const wordings: Readonly<Record<'en' | 'nl' | 'es', Wording>> = {
  en: {
    profile: 'Profile And Settings/Profile Info',
    watch: 'Your Activity/Watch History',
    like: 'Likes and Favorites/Like List',
    favorite: 'Likes and Favorites/Favorite Videos',
    search: 'Your Activity/Searches',
    comment: 'Comment/Comments',
    date: 'Date',
    link: 'Link',
    term: 'Search Term',
    text: 'Comment',
    userName: 'Username',
  },
  nl: {
    profile: 'Profiel en instellingen/Profielinformatie',
    watch: 'Je activiteit/Kijkgeschiedenis',
    like: 'Likes en favorieten/Likelijst',
    favorite: "Likes en favorieten/Favoriete video's",
    search: 'Je activiteit/Zoekopdrachten',
    comment: 'Reactie/Reacties',
    date: 'Datum',
    link: 'Link',
    term: 'Zoekterm',
    text: 'Reactie',
    userName: 'Gebruikersnaam',
  },
  es: {
    profile: 'Perfil y ajustes/Información del perfil',
    watch: 'Tu actividad/Historial de visualización',
    like: 'Me gusta y favoritos/Lista de Me gusta',
    favorite: 'Me gusta y favoritos/Vídeos favoritos',
    search: 'Tu actividad/Búsquedas',
    comment: 'Comentario/Comentarios',
    date: 'Fecha',
    link: 'Enlace',
    term: 'Término de búsqueda',
    text: 'Comentario',
    userName: 'Nombre de usuario',
  },
};
