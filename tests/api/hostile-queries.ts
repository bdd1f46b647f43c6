const encode = (query: string) =>
  query.replaceAll('[', '%5B').replaceAll(']', '%5D').replaceAll('$', '%24')

const drafts = [
  'status=draft',
  'status[]=draft',
  'status[0]=draft&status[1]=published',
  'status=published&status=draft',
  'status=draft&status=published',
  'status[$eq]=draft',
  '%73tatus=draft',
  'status=DRAFT',
  'publicationState=preview',
  'publicationFilter=never-published',
  'hasPublishedVersion=false',
  'lookup[publishedAt][$null]=true',
  'lookup[status]=draft',
  'where[publishedAt][$null]=true',
  'filters[publishedAt][$null]=true',
  'filters[publishedAt][$eq]=',
  'filters[slug][$eq]=never-published',
  'filters[slug][$in][0]=never-published&filters[slug][$in][1]=withdrawn',
  'filters[$not][publishedAt][$notNull]=true',
  'filters[status]=draft',
]

const locales = [
  'locale=*',
  'locale[]=*',
  'locale=all',
  'locale=pt&locale=en',
  'populate[localizations]=*',
]

const populates = [
  'populate=createdBy',
  'populate=createdBy,updatedBy',
  'populate[0]=createdBy&populate[1]=updatedBy',
  'populate[]=createdBy',
  'populate[createdBy]=*',
  'populate[createdBy][fields][0]=password',
  'populate[createdBy][populate]=*',
  'populate[createdBy][populate][roles][populate]=*',
  'populate[related]=*',
  'populate[related][populate]=*',
  'populate[related][status]=draft',
  'populate[related][filters][publishedAt][$null]=true',
  'populate[related][populate][createdBy]=*',
  'populate[Content][populate]=*',
  'populate[Content][on][blocks.text][populate]=*',
  'populate[Content][on][blocks.hero][populate][image][populate]=*',
  'populate[image][populate][folder][populate]=*',
  'populate[icon][populate][createdBy]=*',
  'populate[logo][populate]=*',
  'populate[*]=*',
  'populate=*&populate=createdBy',
  'populate=deep,10',
  'populate[items][populate][related][populate]=*',
  'populate[items][populate][master][populate]=*',
  'populate[__proto__][x]=1',
  'populate[constructor][prototype]=1',
]

const others = (mark: string) => [
  '',
  'fields=*',
  'fields[0]=password',
  'fields=createdBy',
  `_q=${mark}`,
  `filters[title][$contains]=${mark}`,
  `filters[title][$startsWith]=${mark}`,
  'filters[createdBy][email][$contains]=@',
  'filters[$or][0][createdBy][email][$contains]=@',
  'filters[id][$gt]=0',
  'filters[documentId][$ne]=x',
  'filters=x',
  'filters[]=x',
  'filters[slug][]=a&filters[slug][]=b',
  'filters[__proto__]=x',
  'sort=createdBy.password',
  'sort[0][createdBy][password]=asc',
  'sort[]=id:desc&sort[]=x',
  'sort=password:asc',
  'pagination[limit]=-1',
  'pagination[pageSize]=1000000',
  'pagination[page]=99999999999999999999',
  'pagination[start]=-5',
  'pagination=all',
  'page[size]=1',
  'type=TREE',
  'type=RFR&populate=*',
  'type=FLAT&type=TREE',
  'type=TREE&status=draft&populate[related][populate]=*',
  'menu=false&path=/&locale=*',
  'version=2&raw=true&preview=true&token=junk',
  'after=',
]

/** Query strings that an attacker might append to a URL, each also percent-encoded. */
export function hostileQueries(mark: string): string[] {
  const single = [...drafts, ...locales, ...populates, ...others(mark)]
  const withAll = [...drafts, ...locales].map((query) => `populate=*&${query}`)
  const combined = populates.map((query) => `${query}&status=draft&locale=*&pagination[limit]=-1`)
  const plain = [...single, ...withAll, ...combined]
  return [...new Set([...plain, ...plain.map(encode)])]
}
