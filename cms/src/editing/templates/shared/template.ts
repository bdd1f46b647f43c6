// What the calls of templates exchange with the panel, which imports this file too.

export const NAME_LENGTH = 80

export type Template = { id: number; name: string; madeBy: string; madeAt: string }

export type TemplateList = { templates: Template[] }

/** The entry that was made, with sentences about what of the template no longer exists. */
export type Begun = { documentId: string; lost: string[] }
